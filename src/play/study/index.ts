/** Studies: who wins how often. One function that plays them, and its parts for whoever shares the games out. */
export { batchesOf, playBatch, type Batch } from './batch';
export { decodePlan, studyPlan, type StudyOptions, type StudyPlan, type StudyStart } from './plan';
export { isPolicyName, type PolicyName } from './policies';
export { study, studyOf, type Following, type Happened, type Share, type SideResult, type Study } from './study';
export { decodeTally, mergeTallies, type Tally } from './tally';
