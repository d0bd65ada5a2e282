/** Texts that speak of the same: by the beginnings of their longer words. */

export function stemsIn(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.replace(/(ed|ing|es|s|e)$/, '')));
}
