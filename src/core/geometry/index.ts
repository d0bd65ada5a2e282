/** The geometry of the table, in mm: no knowledge of any game, the same result in every JavaScript engine. */
export * from './arc';
export * from './disc';
export * from './distance';
export * from './heading';
export * from './obstruction';
export * from './overlap';
export * from './pieces';
export * from './point';
export * from './polygon';
export * from './pose';
export * from './regions';
export * from './ruler';
export * from './side';
export * from './slide';
export * from './template';
export * from './tolerance';
