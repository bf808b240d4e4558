// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../language/messages.ts' {
  interface Messages {
    'ui/still-getting-to-know': null
    'ui/fairly-sure': null
    'ui/sure': null
    'ui/still-getting-to-know-you': null
    'ui/fairly-sure-inside': null
    'ui/sure-inside': null
    'ui/close': null
    'ui/kindergarten': null
    'ui/grade-level': { gradeLevel: Word }
    'ui/updating-grade-level': null
    'ui/grade': null
    'ui/what-did-not-load': { what: Word }
    'ui/try-again': null
    'ui/check-your-connection': null
    'ui/value-out-of-100-certainty': { value: Word; certainty: Word }
    'ui/not-known-yet': null
    'ui/time-to-refresh': null
    'ui/mastered': null
    'ui/how-your-mastery-is-worked-out': null
    'ui/rules-did-not-load': null
    'ui/title-skills-center': { title: Word }
    'ui/skip-to-content': null
    'ui/math': null
    'ui/science': null
    'ui/about-minutes': { minutes: number }
    'ui/shown-only-this-once': null
    'ui/copied': null
    'ui/select-the-text-above-and-copy': null
    'ui/dismiss-notification': null
    'ui/both': null
    'ui/first-name': null
    'ui/last-name': null
    'ui/optional': null
    'ui/password': null
    'ui/please-enter-a-valid-email-address': null
    'ui/please-wait': null
    'ui/school': null
    'ui/server-could-not-be-reached': null
    'ui/subject': null
    'ui/username': null
    'ui/achievements': null
    'ui/answers-are-saved-on-this-device': null
    'ui/assignments': null
    'ui/turn-sounds-on': null
    'ui/turn-sounds-off': null
    'ui/check': null
    'ui/check-again': null
    'ui/classrooms': null
    'ui/go-to-your-dashboard': null
    'ui/guide': null
    'ui/hint': null
    'ui/live': null
    'ui/main': null
    'ui/ml-analytics': null
    'ui/next-hint-place-of-count': { place: Word; count: Word }
    'ui/on-this-device': null
    'ui/question-place': { place: Word }
    'ui/settings': null
    'ui/student': null
    'ui/support': null
    'ui/teacher': null
    'ui/this-page': null
    'ui/upgrade-to-premium': null
    'ui/another-question-did-not-load': null
    'ui/answer-was-not-sent': null
    'ui/answers': null
    'ui/correct': null
    'ui/how-it-works': null
    'ui/mastery-of-name': { name: Word }
    'ui/next-question': null
    'ui/privacy': null
    'ui/right-answer': null
    'ui/show-the-answer': null
    'ui/sign-in': null
    'ui/students': null
    'ui/the-question': null
    'ui/the-questions': null
    'ui/year': null
    'ui/realm-data': null
    'ui/realm-geometry': null
    'ui/realm-number': null
    'ui/realm-ratio': null
    'ui/realm-algebra': null
    'ui/realm-life': null
    'ui/realm-earth': null
    'ui/realm-physical': null
    'ui/realm-engineering': null
    'ui/star-lit': null
    'ui/star-due': null
    'ui/star-known': null
    'ui/star-begun': null
    'ui/star-ready': null
    'ui/star-later': null
    'ui/map-of-math-and-science': null
    'ui/map-keys': null
    'ui/zoom-in': null
    'ui/zoom-out': null
    'ui/show-the-whole-map': null
    'ui/tap-a-star': null
    'ui/builds-on-skills': { skills: Word }
    'ui/leads-to-skills': { skills: Word }
    'ui/open-lesson': null
    'ui/practice-verb': null
    'ui/no-category': null
  }
}
