/** Rules by their ids: a button each, and the text where it is pressed. */
import type { RuleId } from 'holojudge/core';
import type { Desk } from './desk';
import { button, byId, element } from './dom';

/** The ids of rules as buttons. */
export function ruleButtons(desk: Desk, rules: readonly RuleId[]): HTMLButtonElement[] {
  return rules.map((id) => button(id, () => desk.run(() => showRule(desk, id)), { class: 'rule' }));
}

async function showRule(desk: Desk, id: RuleId): Promise<void> {
  const rule = await desk.work.ask('rule', desk.game(), id);
  const dialog = byId('rule', HTMLDialogElement);
  dialog.replaceChildren(
    element('h2', { id: 'rule-title' }, rule ? `${rule.term} (${id})` : id),
    element('p', {}, rule?.text ?? 'This game has no rule of this id.'),
    ...(rule?.unsure === undefined ? [] : [element('p', { class: 'hint' }, rule.unsure)]),
    button('Close', () => dialog.close()),
  );
  dialog.showModal();
}
