// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../language/messages.ts' {
  interface Messages {
    'app/quick': null
    'app/few-more-questions-now-make': null
    'app/last-practiced-this-3-weeks-ago': null
    'app/and-a-good-next-step': null
    'app/sample-has-no-reason': null
    'app/try-it-another-way': null
    'app/name-builds-on-prerequisite': { name: Word; prerequisite: Word }
    'app/the-example': null
    'app/check-your-connection': null
    'app/loading': null
    'app/progress-report': null
    'app/manage-plan': null
    'app/progress': null
    'app/looking-around': null
    'app/leave-the-demo': null
    'app/what-you-see-may-have-changed': null
    'app/page-is-for-students': null
    'app/page-is-for-teachers': null
    'app/signed-in-as-a-teacher': null
    'app/signed-in-as-a-student': null
    'app/plans-and-achievements-belong': null
    'app/class-tools-and-analytics-belong': null
    'app/sign-out': null
    'app/menu': null
    'app/answers-are-not-sent-yet': { unsent: number }
    'app/sign-out-and-lose': { unsent: number }
    'app/stay-signed-in': null
    'app/kept-on-this-device': { unsent: number }
    'app/answers-are-sent': null
    'app/send-them-now': null
    'app/you-are-offline': null
    'app/page-needs-the-connection': null
    'app/download-practice-on-your-practice': null
    'app/new-version-is-ready': null
    'app/reload': null
    'app/sign-out-username-and-go': { username: Word }
  }
  interface RichMessages {
    'app/points': { values: { points: number }; parts: 'figure' | 'unit' }
  }
}
