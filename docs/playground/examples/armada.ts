/** The scenario files of docs/examples, by their paths. */
export const files = import.meta.glob<string>('../../examples/armada/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
