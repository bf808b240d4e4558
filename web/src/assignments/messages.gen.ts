// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../language/messages.ts' {
  interface Messages {
    'assignments/no': null
    'assignments/yes': null
    'assignments/saved-for-name': { name: Word }
    'assignments/more-time': null
    'assignments/every-due-date': null
    'assignments/none-time': null
    'assignments/days-more': { count: number }
    'assignments/fewer-choices': null
    'assignments/questions-are-read-aloud': null
    'assignments/cancel': null
    'assignments/save': null
    'assignments/accommodations': null
    'assignments/this-class': null
    'assignments/fewer-choices-or-questions-read': null
    'assignments/nobody-is-in-this-class-yet': null
    'assignments/open-the-class-list': null
    'assignments/students-who-join-stand-here': null
    'assignments/as-everyone': null
    'assignments/now-set-to': { settings: Word }
    'assignments/add-questions': null
    'assignments/from-the-skills': null
    'assignments/your-own': null
    'assignments/shared-with-you': null
    'assignments/the-skills': null
    'assignments/skill': null
    'assignments/level': null
    'assignments/one-of-each-in-turn': null
    'assignments/how-many-questions': null
    'assignments/your-questions-what': null
    'assignments/question': null
    'assignments/students-get-it-as-it-is-published': null
    'assignments/shared-questions': null
    'assignments/nobody-shares-a-question': null
    'assignments/search-by-name': null
    'assignments/no-shared-question-is-called-search': { search: Word }
    'assignments/title-by-author-your-school': { title: Word; author: Word }
    'assignments/title-by-author-all-teachers': { title: Word; author: Word }
    'assignments/students-get-it-as-it-is-published-now': null
    'assignments/search-for-the-name': null
    'assignments/add-to-the-set': null
    'assignments/this-assignment': null
    'assignments/this-assignment-label': null
    'assignments/counts': null
    'assignments/excused': null
    'assignments/due-for-this-student': null
    'assignments/empty-as-for-the-others-due': { due: Word }
    'assignments/empty-days-after-the-others': { days: number }
    'assignments/assigned': null
    'assignments/students-see': null
    'assignments/assign-work': null
    'assignments/assign': null
    'assignments/past-due-still-taken': null
    'assignments/from-your-teacher': null
    'assignments/start': null
    'assignments/go-on': null
    'assignments/teacher-reminds-you-of-this-one': null
    'assignments/please-give-the-assignment-a-name': null
    'assignments/name': null
    'assignments/opens': null
    'assignments/due': null
    'assignments/take-work-after-that': null
    'assignments/tries-hints-order-and-pinning': null
    'assignments/tries-at-a-question': null
    'assignments/two': null
    'assignments/one': null
    'assignments/hints': null
    'assignments/questions-come': null
    'assignments/skills-come': null
    'assignments/in-this-order': null
    'assignments/shuffled': null
    'assignments/one-by-one': null
    'assignments/by-turns': null
    'assignments/put-these-skills-first': null
    'assignments/please-add-at-least-one': null
    'assignments/please-choose-at-least-one-skill': null
    'assignments/please-choose-a-group': null
    'assignments/please-choose-a-student': null
    'assignments/the-assignments': null
    'assignments/nothing-is-assigned-yet': null
    'assignments/pick-skills': null
    'assignments/gradebook-title': null
    'assignments/done-of-students-done': { done: Word; students: Word }
    'assignments/started-at-it': { started: Word }
    'assignments/done-title': { title: Word }
    'assignments/done-of-count': { done: Word; count: Word }
    'assignments/for': null
    'assignments/class': null
    'assignments/groups': null
    'assignments/students-who-join-later-get': null
    'assignments/the-students': null
    'assignments/class-has-no-groups-yet': null
    'assignments/nobody-is-in-this-class': null
    'assignments/counts-again-students': { count: number }
    'assignments/excused-students': { count: number }
    'assignments/chosen-students': null
    'assignments/students-chosen': { count: number }
    'assignments/remind': null
    'assignments/extend': null
    'assignments/count-again': null
    'assignments/excuse': null
    'assignments/clear-selection': null
    'assignments/what-is-due': null
    'assignments/all-assignments': null
    'assignments/nothing-is-waiting': null
    'assignments/title-is-taken-away': { title: Word }
    'assignments/remind-who-is-not-done': null
    'assignments/edit': null
    'assignments/delete': null
    'assignments/delete-title': { title: Word }
    'assignments/keep-it-assignment': null
    'assignments/delete-assignment': null
    'assignments/goes-from-your-gradebook': null
    'assignments/saved': null
    'assignments/edit-assignment': null
    'assignments/results': null
    'assignments/what-was-answered-stays': null
    'assignments/question-that-you-swap': null
    'assignments/long-already': null
    'assignments/more-time-students': { count: number }
    'assignments/see-the-new-date': null
    'assignments/who-had-longer-already-keeps': null
    'assignments/please-choose-a-date': null
    'assignments/more-time-for-students': { count: number }
    'assignments/due-for-these-students': null
    'assignments/who-has-longer-already-keeps': { moment: Word }
    'assignments/a-week-more': null
    'assignments/page-not-found': null
    'assignments/see-your-classes': null
    'assignments/or-it-belongs': null
    'assignments/what-to-do': null
    'assignments/questions': null
    'assignments/mastery': null
    'assignments/fixed-set': null
    'assignments/in-each-skill': null
    'assignments/mastery-value-of-100': { value: Word }
    'assignments/students-get': null
    'assignments/the-same-ones': null
    'assignments/their-own-level': null
    'assignments/download-as-csv': null
    'assignments/gradebook-name-date-csv': { name: Word; date: Word }
    'assignments/students-stand-in-rows': null
    'assignments/signs': null
    'assignments/right-at-the-first-try': null
    'assignments/no-due-date': null
    'assignments/done-several': null
    'assignments/past-due-several': null
    'assignments/not-for-this-student': null
    'assignments/foundational': null
    'assignments/at-grade-level': null
    'assignments/stretch': null
    'assignments/your-assignments': null
    'assignments/assigned-work': null
    'assignments/nothing-is-open-now': null
    'assignments/do-not-use': { count: number }
    'assignments/everyone-is-done': null
    'assignments/reminded-students': { count: number }
    'assignments/nobody-to-remind': null
    'assignments/see-it-where-their-work': null
    'assignments/assignment': null
    'assignments/no-such-assignment-in-your-classes': null
    'assignments/may-have-been-deleted': null
    'assignments/one-try-at-a-question': null
    'assignments/grade-for-shown-work': null
    'assignments/right-or-wrong': null
    'assignments/by-lines': null
    'assignments/by-lines-means': null
    'assignments/shown-work-by-lines': null
    'assignments/no-hints': null
    'assignments/late-work-is-taken': null
    'assignments/late-work-is-not-taken': null
    'assignments/pinned-in-their-plan': null
    'assignments/assignments-of-the-class': null
    'assignments/skills': null
    'assignments/chosen-skills': null
    'assignments/take-out-name': { name: Word }
    'assignments/skills-of': null
    'assignments/or-by-name': null
    'assignments/such-as-a-standard': null
    'assignments/no-skill-of-this-grade-yet': null
    'assignments/no-skill-is-called-sought': { sought: Word }
    'assignments/such-as-two-standards': null
    'assignments/all-its-parts': null
    'assignments/skill-of-grade': { grade: Word }
    'assignments/questions-from': null
    'assignments/the-standards': null
    'assignments/nothing-is-called-sought': { sought: Word }
    'assignments/found-count': { count: number }
    'assignments/most-for-one-assignment': null
    'assignments/nothing-answered-yet': null
    'assignments/questions-answered': { questions: number; percent: Word }
    'assignments/through-of-count-there': { through: Word; count: Word }
    'assignments/through-with-name': { name: Word }
    'assignments/the-answers': null
    'assignments/yours': null
    'assignments/by-author': { author: Word }
    'assignments/swap-question-number-for-another-one': { number: Word }
    'assignments/move-question-number-up': { number: Word }
    'assignments/move-question-number-down': { number: Word }
    'assignments/take-out-question-number': { number: Word }
    'assignments/close-preview': null
    'assignments/preview': null
    'assignments/of-question-number': { number: Word }
    'assignments/questions-were-added': { count: number }
    'assignments/question-place-is-another-one-now': { place: Word }
    'assignments/question-from-is-question-to-now': { from: Word; to: Word }
    'assignments/question-place-was-taken-out': { place: Word }
    'assignments/questions-of-the-set': null
    'assignments/everyone-gets-these-very-questions': null
    'assignments/everyone-gets-questions': null
    'assignments/most-for-one-set': null
    'assignments/right-answer': null
    'assignments/worked-solution': null
    'assignments/each-at-their-own-level': null
    'assignments/nobody-has-answered-it-yet': null
    'assignments/right-at-once-of-answered': { rightAtOnce: Word; answered: Word }
    'assignments/for-example': null
    'assignments/right-later-more': { rightLater: Word }
    'assignments/answers-to-question-number': { number: Word }
    'assignments/hide-the-answer': null
    'assignments/whole-question-and-answer': null
    'assignments/hide-each-answer': null
    'assignments/show-each-answer': null
    'assignments/to-question-number': { number: Word }
    'assignments/right': null
    'assignments/not-right': null
    'assignments/right-answer-label-answer': null
    'assignments/another-answer': null
    'assignments/skill-that-is-no-longer-here': null
    'assignments/nobody-has-this-assignment-now': null
    'assignments/choose-all-count': { count: Word }
    'assignments/choose-name': { name: Word }
    'assignments/percent-right-at-the-first-try': { percent: Word }
    'assignments/due-for-this-student-value': { due: Word }
    'assignments/always-days-more': { count: number }
    'assignments/reminded-day': { day: Word }
    'assignments/hide-answers': null
    'assignments/show-answers': null
    'assignments/of-name': { name: Word }
    'assignments/was-due-moment': { moment: Word }
    'assignments/due-moment': { moment: Word }
    'assignments/reach-mastery': { mastery: Word }
    'assignments/reach-mastery-in-each-skill': { mastery: Word }
    'assignments/questions-in-each-skill': { count: number }
    'assignments/questions-the-same-for-all': { count: number }
    'assignments/questions-each-at-their-own': { count: number }
    'assignments/questions-count': { count: number }
    'assignments/less-than-a-minute': null
    'assignments/minutes': { minutes: number }
    'assignments/not-started': null
    'assignments/in-progress': null
    'assignments/done-assignment': null
    'assignments/done-late': null
    'assignments/past-due': null
    'assignments/counted-of-total-questions': { counted: Word; total: number }
    'assignments/answered-of-questions': { answered: Word; count: number }
    'assignments/mastery-of-goal': { mastery: Word; goal: Word }
    'assignments/reached-of-count-skills': { reached: Word; count: Word; questions: number }
    'assignments/students': { count: number }
    'assignments/whole-class-students': { students: number }
    'assignments/groups-students': { groups: number; students: number }
    'assignments/teacher-set-no-date': null
    'assignments/due-moment-sentence-moment': { due: Word }
    'assignments/excused-from-this-one': null
    'assignments/the-date-is-past': null
    'assignments/done-after-the-date': null
    'assignments/percent-earned': { percent: Word }
    'assignments/percent-earned-of-questions': { said: Word; questions: number; percent: Word }
    'assignments/percent-right-at-the-first': { said: Word; questions: number; percent: Word }
    'assignments/three-choices': null
    'assignments/read-aloud': null
    'assignments/what-you-assign-counts-toward': null
    'assignments/download-for-canvas': null
    'assignments/grade-by-teacher': { grade: Word }
    'assignments/copy-assignments': null
    'assignments/copy-from': null
    'assignments/name-this-class': { name: Word }
    'assignments/name-archived': { name: Word }
    'assignments/copied': { count: number }
    'assignments/nothing-to-copy': null
    'assignments/first-one-opens': null
    'assignments/others-keep-their-distance': null
    'assignments/opens-day': { day: Word }
    'assignments/opens-day-due-day': { day: Word; due: Word }
    'assignments/copies-are-for-the-whole-class': null
    'assignments/copy-count': { count: number }
    'assignments/points': null
    'assignments/points-count': { count: number }
    'assignments/points-range': { most: Word }
    'assignments/category': null
    'assignments/retake': null
    'assignments/retake-title': { count: number }
    'assignments/what-a-retake-is': null
    'assignments/retake-due': null
    'assignments/give-retake': null
    'assignments/retake-given': { count: number }
    'assignments/nothing-to-take-again': null
    'assignments/this-is-a-retake': null
    'assignments/skill-and-more': { skill: Word; count: number }
    'assignments/name-from-skills': null
    'assignments/instructions': null
    'assignments/students-read-them': null
    'assignments/count-skills': { count: number }
    'assignments/answer-all-questions': { count: number }
    'assignments/answer-questions-on': { count: number; skill: Word }
    'assignments/answer-questions-on-each': { count: number; skills: Word }
    'assignments/practice-until-mastery': { mastery: Word; skill: Word }
    'assignments/practice-until-mastery-in-each': { mastery: Word; skills: Word }
    'assignments/you-have-one-try': null
    'assignments/you-have-two-tries': null
    'assignments/you-may-use-hints': null
    'assignments/there-are-no-hints': null
    'assignments/also-assign-to': null
    'assignments/assigned-to-classes': { count: Word }
    'assignments/of-first-take': { count: number }
    'assignments/first-take': null
    'assignments/retake-number': { number: Word }
    'assignments/take-of-name': { name: Word }
    'assignments/take-is-best': null
    'assignments/take-is-latest': null
    'assignments/take-counts': null
    'assignments/best-take-counts': { take: Word; percent: Word }
    'assignments/latest-take-counts': { take: Word; percent: Word }
    'assignments/average-take-counts': { percent: Word }
    'assignments/no-take-counts-by-hand': { percent: Word }
    'assignments/no-take-counts-excused': null
    'assignments/no-take-counts-yet': null
    'assignments/retake-not-begun': { take: Word }
    'assignments/class-grade': { grade: Word }
    'assignments/class-grade-none': null
    'assignments/missing-counts-zero': null
    'assignments/missing-counts-not': null
    'assignments/open-gradebook': null
  }
  interface RichMessages {
    'assignments/change-for-name': { values: { name: Word }; parts: 'who' }
    'assignments/published-no-question-yet': { values: null; parts: 'link' | 'tab' }
    'assignments/remind-name': { values: { name: Word }; parts: 'who' }
    'assignments/extend-or-excuse-name': { values: { name: Word }; parts: 'who' }
  }
}
