// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../../language/messages.ts' {
  interface Messages {
    'support/what-if/the-rules': null
    'support/what-if/check-your-connection': null
    'support/what-if/the-line-in-words': null
    'support/what-if/mastered': null
    'support/what-if/time-to-refresh': null
    'support/what-if/comes-with-the-first-answer': null
    'support/what-if/mastery-out-of-100-certainty': { mastery: Word; certainty: Word }
    'support/what-if/about-the-same': null
    'support/what-if/up-points': { points: Word }
    'support/what-if/down-points': { points: Word }
    'support/what-if/few-right-answers-bring-it-back': null
    'support/what-if/without-practice-it-would-last': null
    'support/what-if/without-practice': { days: number }
    'support/what-if/right': null
    'support/what-if/wrong': null
    'support/what-if/right-with-a-hint': null
    'support/what-if/right-on-the-second-try': null
    'support/what-if/a-day-passes': null
    'support/what-if/a-week-passes': null
    'support/what-if/a-slip': null
    'support/what-if/only-with-hints': null
    'support/what-if/mastered-then-a-long-break': null
    'support/what-if/a-little-each-week': null
    'support/what-if/try-it-what-would-happen': null
    'support/what-if/student-who-is-new': null
    'support/what-if/what-happens-next': null
    'support/what-if/mastery-in-the-example': null
    'support/what-if/press-right-or-wrong-to-begin': null
    'support/what-if/day-of-the-example': { day: Word }
    'support/what-if/take-one-back-or-start': { most: Word }
    'support/what-if/model-could-not-be-asked': null
    'support/what-if/take-one-back': null
    'support/what-if/start-over': null
    'support/what-if/or-look-at-a-whole-run': null
  }
  interface RichMessages {
    'support/what-if/student-who-is-new-to-skill': { values: { skill: Word }; parts: 'skill' }
  }
}
