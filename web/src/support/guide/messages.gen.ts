// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../../language/messages.ts' {
  interface Messages {
    'support/guide/contents': null
    'support/guide/count-of-total-read': { count: Word; total: Word }
    'support/guide/read': null
    'support/guide/you-have-read-this': null
    'support/guide/mark-as-not-read': null
    'support/guide/got-it-on-to-mastery': null
    'support/guide/got-it-next-chapter': null
    'support/guide/for-students-tab': null
    'support/guide/for-teachers-tab': null
    'support/guide/how-everything-works': null
    'support/guide/print': null
    'support/guide/still-wondering-about-something': null
    'support/guide/questions-and-answers': null
  }
}
