// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../language/messages.ts' {
  interface Messages {
    'progress/your-achievements': null
    'progress/see-all-achievements': null
    'progress/earned': null
    'progress/mastered-every-skill-of-grade': { grade: Word }
    'progress/question-now-and-then-keeps': null
    'progress/question-now-and-then-keeps-them-fresh': { grade: Word }
    'progress/go-on-with-grade': { grade: Word }
    'progress/join-classrooms': null
    'progress/see-your-classes-and-join': null
    'progress/live-activities': null
    'progress/see-what-your-classes': null
    'progress/learn-together': null
    'progress/your-next-step': null
    'progress/your-teachers-pick': null
    'progress/up-next': null
    'progress/pick-up-where-you-left-off': null
    'progress/time-for-a-review': null
    'progress/step-that-makes-others-easier': null
    'progress/practice-this-review': null
    'progress/read-the-lesson': null
    'progress/practice-what-helps-most-now': null
    'progress/opening': null
    'progress/see-the-whole-plan': null
    'progress/grade-has-no-skills-yet': { grade: Word }
    'progress/show-grade': { grade: Word }
    'progress/nothing-to-practice': null
    'progress/nothing-to-practice-in-this-grade': null
    'progress/a-good-first-step': null
    'progress/find-where-to-start': null
    'progress/ten-to-25-questions-show': null
    'progress/skip-for-now': null
    'progress/your-plan-heading': null
    'progress/plan-did-not-load': null
    'progress/premium': null
    'progress/unlimited-problems': null
    'progress/see-your-plan': null
    'progress/free': null
    'progress/daily-limit-reached': null
    'progress/remaining-of-limit-problems-left': { remaining: Word; limit: Word }
    'progress/problems-used-today': null
    'progress/used-of-limit-used': { used: Word; limit: Word }
    'progress/good-work-today': null
    'progress/none-answered-yet-today': null
    'progress/answered-today': { used: number }
    'progress/quick-progress-overview': null
    'progress/your-week': null
    'progress/bar-is-full-at-60': null
    'progress/open-the-detailed-report': null
    'progress/all-of-mastered': { of: Word }
    'progress/count-of-mastered': { count: Word; of: Word }
    'progress/grade-skills': { grade: Word }
    'progress/show-all-skills': { count: Word }
    'progress/see-every-grade': null
    'progress/your-skills': null
    'progress/grade-has-no-math-skills': { grade: Word }
    'progress/grade-has-no-science-skills': { grade: Word }
    'progress/not-begun': null
    'progress/percent': { percent: Word }
    'progress/time-to-refresh': null
    'progress/mastered': null
    'progress/not-begun-label': null
    'progress/math-skills': null
    'progress/mastered-skills': null
    'progress/science-skills': null
    'progress/skill-score': null
    'progress/no-answers-yet': null
    'progress/average-mastery': null
    'progress/streak': null
    'progress/day-in-a-row': null
    'progress/days-in-a-row': null
    'progress/achievement-points': null
    'progress/points-in-all': null
    'progress/earned-achievements': null
    'progress/your-figures': null
    'progress/figures-did-not-load': null
    'progress/your-day': null
    'progress/pick-a-goal': null
    'progress/answered-of-goal': { answered: Word; goal: Word }
    'progress/goal-reached': { answered: Word }
    'progress/change-your-goal': null
    'progress/questions-a-day': null
    'progress/goal-was-not-saved': null
    'progress/thought-through': null
    'progress/turned-around': null
    'progress/skills-lit': null
    'progress/practiced-that-day': null
    'progress/day-off': null
    'progress/no-practice-that-day': null
    'progress/one-day-off-a-week': null
    'progress/dashboard': null
    'progress/welcome-username': { username: Word }
    'progress/pick-a-skill': null
    'progress/progress-report': null
    'progress/students-see-their-own-practice': null
    'progress/teacher-account-has-no-progress': null
    'progress/see-your-classes': null
    'progress/progress-comes-from-practicing': null
    'progress/this-report': null
    'progress/first-name-progress-report': { firstName: Word }
    'progress/link-not-open': null
    'progress/link-is-not-open-any-more': null
    'progress/links-to-a-report-end': null
    'progress/no-practice-in-the-last': null
    'progress/you-practiced-on-days': { days: number; minutes: number; answered: number }
    'progress/minutes-practiced-each-day': null
    'progress/min': null
    'progress/questions': { answered: number }
    'progress/today': null
  }
  interface RichMessages {
    'progress/link-works-until-day': { values: { day: Word }; parts: 'time' }
  }
}
