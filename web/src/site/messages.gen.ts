// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../language/messages.ts' {
  interface Messages {
    'site/home': null
    'site/breadcrumb': null
    'site/watch-it-adapt': null
    'site/real-questions-on-unit-rates': null
    'site/six-answers-to-real-questions': null
    'site/level-of-3': { level: Word }
    'site/right': null
    'site/wrong': null
    'site/mastery': null
    'site/answer-it-yourself': null
    'site/question-place-of-count-level': { place: Word; count: Word; level: Word }
    'site/check-your-connection-and-try-again': null
    'site/that-was-the-run': null
    'site/with-an-account-it-goes': null
    'site/sign-up-free': null
    'site/begin-again': null
    'site/the-estimate': null
    'site/no-answer-yet-so-no-number': null
    'site/of-100': null
    'site/mastery-of-unit-rates': null
    'site/next-level-of-3': { level: Word }
    'site/mastery-after-each-answer': null
    'site/get-this-one-wrong': null
    'site/each-answer-below-comes': null
    'site/what-is-right': null
    'site/type-an-answer-of-your-own': null
    'site/a-sample-report': null
    'site/student-is-made': null
    'site/answers-stand-from-the-oldest': null
    'site/right-of-count-answers-right': { right: Word; count: Word }
    'site/math-mastery': null
    'site/equations-and-slope': null
    'site/science-exploration': null
    'site/read-the-data': null
    'site/ai-adaptive': null
    'site/learning-model-picks-the-level': null
    'site/progress-tracking': null
    'site/mastery-is-the-chance': null
    'site/practice-that-knows': null
    'site/every-question-is-picked': null
    'site/how-it-was-measured': null
    'site/public-research-logs-of-assistments': null
    'site/figures-of-the-test': null
    'site/average-gap': null
    'site/right-or-wrong-predicted': null
    'site/gap-points': { gap: Word }
    'site/nobody-can-predict-every-answer': null
    'site/adaptive-math-and-science-questions': null
    'site/app-name-math-and-science': { appName: Word }
    'site/math-practice-science-practice-middle': null
    'site/practice-problem': null
    'site/example-graph-of-mastery': null
    'site/page-not-found': null
    'site/page-is-off-the-chart': null
    'site/nothing-at-this-address': null
    'site/nothing-here-for-visitors': null
    'site/go-to-the-start-page': null
    'site/in-math-and-in-science': { math: Word; science: Word }
    'site/common-core-and-ngss-standards': null
    'site/kinds-of-questions': { interactions: Word }
    'site/known-mistakes': null
    'site/what-is-in-it': null
    'site/model-behind-the-mastery-number': { answers: Word }
    'site/model-behind-the-mastery-number-was-tested': { answers: Word }
    'site/see-how-it-was-measured': null
    'site/mark-of-skills-center': null
    'site/try-a-question-first': null
    'site/keep-reading': null
    'site/your-answer': null
    'site/with-an-account-the-questions': null
    'site/answer-it': null
    'site/try-a-question': null
    'site/question-place-of-count': { place: Word; count: Word }
    'site/and-going': null
    'site/not-quite-right': null
    'site/next-question-title': null
    'site/not-quite-right-sentence': null
    'site/grade-5-math': null
    'site/grade-6-math': null
    'site/grade-7-math': null
    'site/grade-8-math': null
    'site/algebra': null
    'site/geometry': null
    'site/ratios-and-decimals': null
    'site/grade-5-science': null
    'site/grade-6-science': null
    'site/grade-7-science': null
    'site/grade-8-science': null
    'site/life-science': null
    'site/physical-science': null
    'site/earth-science': null
    'site/adaptive-practice': null
    'site/instant-feedback': null
    'site/progress-tracking-label': null
    'site/terms': null
    'site/security': null
    'site/app-name': { appName: Word }
    'site/every-skill-grade-by-grade': null
    'site/every-skill-of-the-grade': null
    'site/each-leads-to-its-standards': null
    'site/skills-grade-by-grade': null
    'site/skills-of-this-grade': null
    'site/each-comes-with-the-standards': null
    'site/math-practice': null
    'site/what-grades-5-to-8-math': null
    'site/science-learning': null
    'site/physical-and-earth-science': null
    'site/look-inside': null
    'site/help-with-signing-in': null
    'site/support': null
    'site/help': null
    'site/mistakes-we-know': null
    'site/wrong-answer-often-comes': null
    'site/the-slip': null
    'site/it-is': null
    'site/question-to-think': null
    'site/show-the-thinking': null
    'site/adaptive-math-and-science-practice': null
    'site/what-it-looks-like': null
    'site/your-mistake-explained': null
    'site/we-know-where-it-comes-from': null
    'site/the-answer-given': null
    'site/try-it-with-your-own-answer': null
    'site/a-page-for-every-skill': null
    'site/journal-fills-with-drawings': null
    'site/teachers-see-who-needs-help': null
    'site/and-act-in-one-click': null
    'site/example-adds-denominators': null
    'site/example-stuck': null
    'site/example-not-started': null
    'site/assign-a-warm-up': null
    'site/form-a-group': null
    'site/send-a-note': null
    'site/an-example-class': null
    'site/look-around': null
    'site/without-an-account': null
    'site/what-it-costs': null
    'site/for-students': null
    'site/for-families': null
    'site/for-teachers': null
    'site/free': null
    'site/premium-if-you-want-it': null
    'site/problems-a-day': { dailyLimit: number }
    'site/every-skill-and-lesson': null
    'site/reviews-always-open': null
    'site/no-ads': null
    'site/no-daily-limit': null
    'site/only-a-grown-up-can-buy': null
    'site/report-by-link': null
    'site/cancel-any-time': null
    'site/classes-and-gradebook': null
    'site/live-activities-and-own-questions': null
    'site/assigned-work-is-never-limited': null
    'site/class-code-or-list': null
    'site/what-we-keep': null
    'site/quiz-ratios-skill': null
    'site/quiz-ratios-question': null
    'site/quiz-ratios-a': null
    'site/quiz-ratios-b': null
    'site/quiz-ratios-c': null
    'site/quiz-ratios-d': null
    'site/quiz-ratios-explanation': null
    'site/quiz-ratios-thinking-a': null
    'site/quiz-ratios-thinking-c': null
    'site/quiz-ratios-thinking-d': null
    'site/quiz-ecosystems-skill': null
    'site/quiz-ecosystems-question': null
    'site/quiz-ecosystems-a': null
    'site/quiz-ecosystems-b': null
    'site/quiz-ecosystems-c': null
    'site/quiz-ecosystems-d': null
    'site/quiz-ecosystems-explanation': null
    'site/quiz-ecosystems-thinking-a': null
    'site/quiz-ecosystems-thinking-b': null
    'site/quiz-ecosystems-thinking-d': null
    'site/quiz-decimals-skill': null
    'site/quiz-decimals-question': null
    'site/quiz-decimals-explanation': null
    'site/quiz-decimals-thinking-b': null
    'site/quiz-decimals-thinking-c': null
    'site/quiz-decimals-thinking-d': null
    'site/quiz-forces-skill': null
    'site/quiz-forces-question': null
    'site/quiz-forces-a': null
    'site/quiz-forces-b': null
    'site/quiz-forces-c': null
    'site/quiz-forces-d': null
    'site/quiz-forces-explanation': null
    'site/quiz-forces-thinking-a': null
    'site/quiz-forces-thinking-b': null
    'site/quiz-forces-thinking-c': null
    'site/quiz-equations-skill': null
    'site/quiz-equations-question': null
    'site/quiz-equations-explanation': null
    'site/quiz-equations-thinking-a': null
    'site/quiz-equations-thinking-b': null
    'site/quiz-equations-thinking-d': null
    'site/quiz-option': { letter: Word; words: Word }
    'site/quiz-score': { right: Word; count: Word }
    'site/quiz-goes-on': null
  }
  interface RichMessages {
    'site/what-if-i-say': { values: null; parts: 'answer' }
    'site/math-and-science': { values: null; parts: 'math' | 'science' }
    'site/example-mastery-is-the-chance': { values: null; parts: 'strong' }
  }
}
