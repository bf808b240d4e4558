// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../language/messages.ts' {
  interface Messages {
    'analytics/right-at-the-first-try-answer': null
    'analytics/right-at-the-second-try-answer': null
    'analytics/not-right-answer': null
    'analytics/skill-that-is-no-longer-here': null
    'analytics/level': { level: Word }
    'analytics/the-thinking-mistake': { mistake: Word }
    'analytics/in-shown-work': null
    'analytics/question-and-what-was-answered': null
    'analytics/this-question': null
    'analytics/these-answers': null
    'analytics/no-answers-here': null
    'analytics/nothing-has-been-answered': null
    'analytics/the-latest-first': null
    'analytics/these-answers-inside': null
    'analytics/earlier-answers-did-not-load': null
    'analytics/show-earlier-answers': null
    'analytics/overview': null
    'analytics/skill-grid': null
    'analytics/skill-grid-tab': null
    'analytics/standards': null
    'analytics/misconceptions': null
    'analytics/class': null
    'analytics/practiced-in-7-days': null
    'analytics/stuck': null
    'analytics/wrong-again-and-again': null
    'analytics/guessing': null
    'analytics/few-correct': null
    'analytics/answers-too-fast': null
    'analytics/fewer-than-half': null
    'analytics/how-sure': { certainty: string }
    'analytics/more-about-student': { count: number }
    'analytics/not-practicing': null
    'analytics/classes': null
    'analytics/active-classes-side-by-side': null
    'analytics/no-active-class': null
    'analytics/as-soon-as-you-teach-one': null
    'analytics/your-active-classes': null
    'analytics/download-csv': null
    'analytics/file-did-not-load': null
    'analytics/not-enough-data-yet': null
    'analytics/ways-of-working': null
    'analytics/the-last-28-days': null
    'analytics/no-students-yet': null
    'analytics/how-each-student-works': null
    'analytics/questions': null
    'analytics/active-minutes': null
    'analytics/idle-minutes': null
    'analytics/days-practiced': null
    'analytics/quick-answers': null
    'analytics/with-hints': null
    'analytics/last-practiced': null
    'analytics/not-in-28-days': null
    'analytics/shares-are-told-from-questions': { leastQuestions: Word }
    'analytics/in-7-days': null
    'analytics/in-28-days': null
    'analytics/in-84-days': null
    'analytics/forecast': null
    'analytics/how-many': null
    'analytics/look-ahead': null
    'analytics/skill-is-forecast-once-students': { leastStudents: Word }
    'analytics/students-at-90-or-above': { date: Word }
    'analytics/skill': null
    'analytics/students-counted': null
    'analytics/expected-today': null
    'analytics/expected-on-day': { day: Word }
    'analytics/in-8-of-10-cases': null
    'analytics/low-to-high': { low: Word; high: Word }
    'analytics/bar-chart-of-the-students': null
    'analytics/mastery-is-the-chance': null
    'analytics/name': null
    'analytics/fewest-mastered': null
    'analytics/longest-ago': null
    'analytics/no-answers-yet': null
    'analytics/as-soon-as-a-student': null
    'analytics/order-of-students': null
    'analytics/one-skill': null
    'analytics/stands-where-fewer-than-three': null
    'analytics/suggested-groups': null
    'analytics/students-who-showed-the-same': null
    'analytics/no-group-suggests-itself': null
    'analytics/no-two-students-share': null
    'analytics/same-gap': null
    'analytics/same-misconception': null
    'analytics/what-to-do-next': null
    'analytics/see-the-answers-behind-title': { title: Word }
    'analytics/see-the-answers': null
    'analytics/group-made': null
    'analytics/assign-work-to-it': null
    'analytics/make-this-a-group-title': { title: Word }
    'analytics/make-this-a-group': null
    'analytics/group-was-not-made': null
    'analytics/students-would-leave-their-groups': { count: number }
    'analytics/cancel': null
    'analytics/move-them-and-make-the-group': null
    'analytics/student-is-in-one-group': null
    'analytics/nobody-stays-in-it': null
    'analytics/work-that-is-assigned': null
    'analytics/wrong-answers-that-a-known': null
    'analytics/no-known-misconception-in-90-days': null
    'analytics/when-wrong-answers': null
    'analytics/met-in-one-student': { count: Word }
    'analytics/students-questions-last-on-day': { students: Word; questions: Word; day: Word }
    'analytics/see-the-answers-that-show': { name: Word }
    'analytics/how-they-go-wrong': null
    'analytics/the-figures': null
    'analytics/no-classes-to-count': null
    'analytics/take-the-first-steps': null
    'analytics/as-soon-as-you-teach': null
    'analytics/name-made-up-data': { name: Word }
    'analytics/attention': null
    'analytics/groups': null
    'analytics/model-card': null
    'analytics/analytics': null
    'analytics/learner-model-estimates-one-thing': null
    'analytics/answers-of-students': { answers: Word; students: Word; leastAnswers: Word; leastStudents: Word }
    'analytics/what-is-estimated': null
    'analytics/for-each-student-and-skill': null
    'analytics/version': null
    'analytics/began-from': null
    'analytics/parameters-fitted-on-earlier-answers': null
    'analytics/settings-of-its-authors': null
    'analytics/last-refit': null
    'analytics/learns-from-the-answers': null
    'analytics/with-all-answers-before-day': { day: Word }
    'analytics/the-learner-model': null
    'analytics/only-the-share-of-right': null
    'analytics/only-the-share-of-right-answers': null
    'analytics/does-it-come-true': null
    'analytics/forecasts-and-what-happened': null
    'analytics/from-answers-of-students': { answers: Word; students: Word }
    'analytics/line-chart-of-how-often': null
    'analytics/how-often-answers-were-right': null
    'analytics/chance-predicted': null
    'analytics/from-to-percent': { from: Word; to: Word }
    'analytics/predicted-on-average': null
    'analytics/were-right': null
    'analytics/better-than-counting': null
    'analytics/log-loss': null
    'analytics/log-loss-is-lower': null
    'analytics/log-loss-of-the-model': null
    'analytics/forecast-by': null
    'analytics/log-loss-label': null
    'analytics/learner-model-finds-that-more': null
    'analytics/five-questions-or-more': null
    'analytics/no-answer-for-seven-days': null
    'analytics/mastered-once': null
    'analytics/who-needs-help': null
    'analytics/worked-out-from-the-answers': null
    'analytics/add-students': null
    'analytics/as-soon-as-students': null
    'analytics/nobody-is-stuck-right-now': null
    'analytics/all-students-who-have-begun': { students: Word }
    'analytics/see-the-answers-of-name': { name: Word }
    'analytics/see-the-answers-of-name-in-skill': { name: Word; skill: Word }
    'analytics/each-kind-of-question': null
    'analytics/kind-of-question-stands-here': { leastAnswers: Word; leastStudents: Word }
    'analytics/how-each-kind-of-question-works': null
    'analytics/kind-of-question': null
    'analytics/kind-level': { kind: Word; level: Word }
    'analytics/right-share': null
    'analytics/predicted': null
    'analytics/seconds': null
    'analytics/telling': null
    'analytics/commonest-thinking-when-wrong': null
    'analytics/not-practiced': null
    'analytics/time-to-refresh': null
    'analytics/mastered-skill': null
    'analytics/too-few-answers-for-a-figure': null
    'analytics/mastery-out-of-100': { mastery: Word }
    'analytics/last-practiced-day': { day: Word }
    'analytics/answers-ans': { answers: Word }
    'analytics/mastery-of-each-student': null
    'analytics/order-by-name-lowest-first': { name: Word }
    'analytics/each-standard-that-somebody': null
    'analytics/right-at-first-try': null
    'analytics/no-questions-yet': null
    'analytics/right-of-answered': { right: Word; answered: Word }
    'analytics/no-standard-practiced-yet': null
    'analytics/standards-come-from-the-skills': null
    'analytics/mastered-by-of-students': { mastered: Word; begun: number; students: Word }
    'analytics/skills-of-code': { code: Word }
    'analytics/mean-mastery': null
    'analytics/mastered-of-begun': { mastered: Word; begun: Word }
    'analytics/answers': { count: number }
    'analytics/questions-count': { count: number }
    'analytics/students': { count: number }
    'analytics/hints': { count: number }
    'analytics/seconds-count': { count: number }
    'analytics/minutes': { count: number }
    'analytics/kinds-of-thinking': null
    'analytics/same-thinking-often-shows': null
    'analytics/only-these': null
    'analytics/only-these-name': { name: Word }
    'analytics/in-skills': { skills: Word }
    'analytics/students-questions': { students: Word; questions: Word }
    'analytics/more-kinds-count': { count: Word }
    'analytics/long-struggle': null
    'analytics/long-work-no-gain': null
    'analytics/missing-work': null
    'analytics/past-due-in-28-days': null
  }
  interface RichMessages {
    'analytics/download-csv-of-what': { values: { what: Word }; parts: 'of' }
    'analytics/open-the-lesson-of-skill': { values: { skill: Word }; parts: 'of' }
  }
}
