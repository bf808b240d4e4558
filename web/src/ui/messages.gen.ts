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
  }
}
