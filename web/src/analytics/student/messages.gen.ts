// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../../language/messages.ts' {
  interface Messages {
    'analytics/student/last-days': { days: Word }
    'analytics/student/no-practice-in-days': { days: Word }
    'analytics/student/last-practiced-on': { day: Word }
    'analytics/student/minutes-worked': null
    'analytics/student/idle-minutes': { count: number }
    'analytics/student/days-worked': null
    'analytics/student/questions-answered': null
    'analytics/student/with-hints': { percent: Word }
    'analytics/student/quick-answers': null
    'analytics/student/shares-need-questions': { count: Word }
    'analytics/student/quicker-than-reading': null
    'analytics/student/what-to-do-next': null
    'analytics/student/nothing-is-pressing': null
    'analytics/student/assign-other-work': null
    'analytics/student/see-answers': null
    'analytics/student/warm-up-title': { skill: Word }
    'analytics/student/warm-up-assigned': { skill: Word }
    'analytics/student/assign-warm-up': { count: Word; skill: Word }
    'analytics/student/skills': null
    'analytics/student/mastery-is-the-chance': null
    'analytics/student/no-answers-yet': null
    'analytics/student/skill': null
    'analytics/student/mastery': null
    'analytics/student/too-few-answers': null
    'analytics/student/mastery-of': { skill: Word }
    'analytics/student/state': null
    'analytics/student/practicing': null
    'analytics/student/tries': null
    'analytics/student/last-practiced': null
    'analytics/student/standards': null
    'analytics/student/questions-of-that-standard': { days: Word }
    'analytics/student/no-standard-yet': null
    'analytics/student/standard': null
    'analytics/student/right-at-first-try': null
    'analytics/student/skills-mastered': null
    'analytics/student/mastered-of': { mastered: Word; skills: Word }
    'analytics/student/no-questions-yet': null
    'analytics/student/right-of-answered': { right: Word; answered: Word }
    'analytics/student/misconceptions': null
    'analytics/student/thinking-behind-wrong-answers': { days: Word }
    'analytics/student/no-misconception': null
    'analytics/student/questions-last-on': { count: number; day: Word }
    'analytics/student/see-questions': null
    'analytics/student/print-report': null
    'analytics/student/back-to-class': null
    'analytics/student/no-such-student': null
    'analytics/student/only-students-of-class': null
    'analytics/student/this-student': null
    'analytics/student/back-to-student': null
    'analytics/student/reports-to-print': null
    'analytics/student/one-page-for-each': null
    'analytics/student/language-of-report': null
    'analytics/student/whole-class': null
    'analytics/student/print-pages': { count: number }
    'analytics/student/these-reports': null
    'analytics/student/what-changed': { days: Word }
    'analytics/student/send-reminder': null
    'analytics/student/reminder-sent': null
    'analytics/student/give-more-days': { days: number }
    'analytics/student/more-days-given': { days: number }
  }
}
