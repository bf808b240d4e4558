// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../../language/messages.ts' {
  interface Messages {
    'classrooms/portal/notice-and-consent-app-name': { appName: Word }
    'classrooms/portal/would-like-your-child': { appName: Word }
    'classrooms/portal/would-like-your-child-to-use': { appName: Word; className: Word }
    'classrooms/portal/first-name': null
    'classrooms/portal/what-it-is-for': null
    'classrooms/portal/to-choose-the-next-question': null
    'classrooms/portal/who-sees-it': null
    'classrooms/portal/and-the-teachers-of-their-classes': null
    'classrooms/portal/what-is-not-asked': null
    'classrooms/portal/no-phone-number': null
    'classrooms/portal/your-rights': null
    'classrooms/portal/may-look-at-what-is-kept': null
    'classrooms/portal/am-the-parent-or-guardian': null
    'classrooms/portal/agree-that-my-child-uses': { appName: Word }
    'classrooms/portal/i-do-not-agree': null
    'classrooms/portal/childs-name': null
    'classrooms/portal/signature': null
    'classrooms/portal/date': null
    'classrooms/portal/your-first-steps': null
    'classrooms/portal/know-what-students-see': null
    'classrooms/portal/limits-and-mastery-work': null
    'classrooms/portal/read-the-guide': null
    'classrooms/portal/lift-the-daily-limit': null
    'classrooms/portal/open-the-school-license': null
    'classrooms/portal/all-four-first-steps-are-done': null
    'classrooms/portal/done-of-count-steps-done': { done: Word; count: Word }
    'classrooms/portal/done': null
    'classrooms/portal/class-name': { className: Word }
    'classrooms/portal/kind-regards': null
    'classrooms/portal/parent-letter': null
    'classrooms/portal/consent-notice': null
    'classrooms/portal/letters-home': null
    'classrooms/portal/letter-tells-families': null
    'classrooms/portal/which-one': null
    'classrooms/portal/math-and-science-practice': { appName: Word }
    'classrooms/portal/dear-families': null
    'classrooms/portal/year-our-class-practices-math': { appName: Word }
    'classrooms/portal/how-your-child-signs': null
    'classrooms/portal/what-you-can-do': null
    'classrooms/portal/ten-to-twenty-minutes': null
    'classrooms/portal/let-mistakes-happen': null
    'classrooms/portal/ask-how-did-you-get': null
    'classrooms/portal/look-at-the-progress-report-together': null
    'classrooms/portal/what-the-numbers-mean': null
    'classrooms/portal/mastery-is-the-chance': null
    'classrooms/portal/privacy': null
    'classrooms/portal/no-advertising-and-no-tracking': null
    'classrooms/portal/please-write': null
    'classrooms/portal/look-around-in-a-sample-class': null
    'classrooms/portal/twelve-made-up-students': null
    'classrooms/portal/making-it-a-few-seconds': null
    'classrooms/portal/make-a-sample-class': null
    'classrooms/portal/open-sample-class': null
    'classrooms/portal/remove-it': null
    'classrooms/portal/no-skill-covers-this-one-yet': null
    'classrooms/portal/skills-of-code': { code: Word }
    'classrooms/portal/standards': null
    'classrooms/portal/common-core-for-math': null
    'classrooms/portal/the-standards': null
    'classrooms/portal/code-or-words': null
    'classrooms/portal/class-to-assign-to': null
    'classrooms/portal/with-a-skill': null
    'classrooms/portal/all-of-them': null
    'classrooms/portal/covered-of-them-covered': { count: number; covered: Word }
    'classrooms/portal/create-a-class-to-assign': null
    'classrooms/portal/no-standard-found': null
    'classrooms/portal/try-another-grade-or-subject': null
    'classrooms/portal/teacher-portal': null
    'classrooms/portal/from-your-first-class': null
    'classrooms/portal/what-is-kept': null
    'classrooms/portal/class': null
    'classrooms/portal/print': null
    'classrooms/portal/made-up-data': null
    'classrooms/portal/show': null
    'classrooms/portal/first-steps': null
    'classrooms/portal/school-license-has-seats': null
  }
  interface RichMessages {
    'classrooms/portal/with-the-username-and-password': { values: { address: Word }; parts: 'address' }
    'classrooms/portal/assign-code': { values: { code: Word }; parts: 'code' }
  }
}
