// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../../language/messages.ts' {
  interface Messages {
    'progress/report/line-chart-of-first-try': { grouping: string; inWords: Word }
    'progress/report/right-of-answered': { right: Word; answered: Word }
    'progress/report/chart': null
    'progress/report/table': null
    'progress/report/practice-day-by-day': null
    'progress/report/practice-week-by-week': null
    'progress/report/practice-month-by-month': null
    'progress/report/show-as': null
    'progress/report/active-minutes': null
    'progress/report/not-enough-data-yet-this-shows': { grouping: string; questions: Word }
    'progress/report/day': null
    'progress/report/week': null
    'progress/report/month': null
    'progress/report/days-practiced': null
    'progress/report/questions': null
    'progress/report/right-at-the-first-try-questions': null
    'progress/report/accuracy': null
    'progress/report/practice-by-month': { grouping: string }
    'progress/report/each-month-without-practice': { grouping: string }
    'progress/report/summary': null
    'progress/report/five-figures-at-the-top': null
    'progress/report/practice-noun': null
    'progress/report/table-behind-the-charts': null
    'progress/report/every-day': null
    'progress/report/minutes-and-questions': null
    'progress/report/skills': null
    'progress/report/skills-of-this-period': null
    'progress/report/mistakes': null
    'progress/report/mistakes-by-name': null
    'progress/report/skill-map': null
    'progress/report/every-standard-and-skill-today': null
    'progress/report/download-figures': null
    'progress/report/figures-of-this-report': null
    'progress/report/file-did-not-load': null
    'progress/report/name-download-as-csv': { name: Word }
    'progress/report/skill': null
    'progress/report/kind-of-thinking': null
    'progress/report/mastery-today': null
    'progress/report/last-practiced': null
    'progress/report/few-questions-bring-each-back': null
    'progress/report/skills-that-are-due-today': null
    'progress/report/has-of-all': { has: Word; all: Word }
    'progress/report/none-yet': null
    'progress/report/from-answers': { answers: number }
    'progress/report/works-until-day': { day: Word }
    'progress/report/ended-by-itself-on-day': { day: Word }
    'progress/report/ended-by-you': null
    'progress/report/made-on-day': { day: Word }
    'progress/report/link-was-not-ended': null
    'progress/report/not-practiced-yet': null
    'progress/report/practiced-of-skills-practiced': { practiced: Word; count: number }
    'progress/report/bar-chart-of-active-minutes': { grouping: string; summary: Word }
    'progress/report/mistake': null
    'progress/report/last-made': null
    'progress/report/since-then': null
    'progress/report/mistakes-by-name-label': null
    'progress/report/none-of-the-mistakes': null
    'progress/report/mistake-is-overcome': { questions: Word }
    'progress/report/named-mistakes-in-this-period': null
    'progress/report/show-all-count-mistakes': { count: Word }
    'progress/report/no-question-of-this-skill-yet': null
    'progress/report/overcome-mistake': null
    'progress/report/right-of-questions-right': { right: Word; count: number }
    'progress/report/your-new-link': null
    'progress/report/copy-link': null
    'progress/report/next-three-steps': null
    'progress/report/from-the-practice-plan': null
    'progress/report/lesson': null
    'progress/report/about-minutes': { minutes: number }
    'progress/report/nothing-practiced-yet': null
    'progress/report/no-practice-in-this-period': null
    'progress/report/choose-a-skill-to-practice': null
    'progress/report/report-fills-with-your-first-answers': null
    'progress/report/choose-a-longer-period-to-see': null
    'progress/report/own-dates': null
    'progress/report/first-day': null
    'progress/report/please-choose-the-first-day': null
    'progress/report/last-day': null
    'progress/report/please-choose-the-last-day': null
    'progress/report/show-these-dates': null
    'progress/report/7-days': null
    'progress/report/30-days': null
    'progress/report/school-year': null
    'progress/report/period': null
    'progress/report/place-time': { place: Word }
    'progress/report/days': { count: number }
    'progress/report/minutes': { count: number }
    'progress/report/questions-count': { count: number }
    'progress/report/answers': { count: number }
    'progress/report/no-practice-in-this-period-sentence': null
    'progress/report/practice-on-practiced-of-days': { practiced: Word; days: number; minutes: number }
    'progress/report/all-most-minutes-span': { all: Word; minutes: number; span: Word }
    'progress/report/change-noun': null
    'progress/report/mastery-before': null
    'progress/report/mastery-after': null
    'progress/report/skills-up-and-down': null
    'progress/report/no-skill-was-practiced': null
    'progress/report/skills-practiced-in-this-period': null
    'progress/report/mastery-is-the-chance': null
    'progress/report/print-or-pdf': null
    'progress/report/show-a-parent': null
    'progress/report/days-value': { days: Word }
    'progress/report/make-a-link-and-send': null
    'progress/report/it-shows': null
    'progress/report/your-first-name': null
    'progress/report/it-does-not-show': null
    'progress/report/your-last-name': null
    'progress/report/the-link-works-for': null
    'progress/report/make-a-link': null
    'progress/report/most-open-links': { most: Word }
    'progress/report/link-was-not-made': null
    'progress/report/your-links': null
    'progress/report/your-links-load': null
    'progress/report/none-yet-sentence': null
    'progress/report/all': null
    'progress/report/mastery-today-by-strand': null
    'progress/report/no-skills-here-yet': null
    'progress/report/standards-without-a-practiced-skill': null
    'progress/report/went-up': { count: number }
    'progress/report/went-down': { count: number }
    'progress/report/count-about-the-same': { count: Word }
    'progress/report/new': { count: number }
    'progress/report/count-with-too-few-answers': { count: Word }
    'progress/report/up-points': { points: Word }
    'progress/report/down-points': { points: Word }
    'progress/report/about-the-same': null
    'progress/report/new-skill': null
    'progress/report/too-few-answers': null
    'progress/report/strengths': null
    'progress/report/not-enough-data-yet-a-skill': null
    'progress/report/dates-make-no-period': null
    'progress/report/your-report': null
    'progress/report/time-on-questions': null
    'progress/report/questions-answered': null
    'progress/report/in-days': { days: number }
    'progress/report/right-of-answered-in-percent': { right: Word; answered: Word; least: Word }
    'progress/report/of-days': { days: Word }
    'progress/report/days-in-a-row': null
    'progress/report/starts-with-the-next-answer': null
    'progress/report/as-of-today': null
    'progress/report/not-enough-data-yet': null
    'progress/report/progress-report': null
  }
  interface RichMessages {
    'progress/report/active-minutes-a-bar': { values: null; parts: 'note' }
    'progress/report/right-at-the-first-try': { values: null; parts: 'note' }
    'progress/report/thinking-came-up-in-skills': { values: { thinking: Word; skills: Word }; parts: 'thinking' }
    'progress/report/end-link-that-works-until-day': { values: { day: Word }; parts: 'which' }
  }
}
