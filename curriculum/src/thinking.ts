/** The kind of thinking a question requires; a skill's models differ in it. */
export type Thinking =
  | 'compute'
  | 'read a figure'
  | 'use in a story'
  | 'find the mistake'
  | 'compare'
  | 'work backwards'
  | 'explain'
  | 'classify'
