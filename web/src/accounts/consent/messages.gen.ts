// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../../language/messages.ts' {
  interface Messages {
    'accounts/consent/when-were-you-born': null
    'accounts/consent/how-we-look': null
    'accounts/consent/ask-a-grown-up': null
    'accounts/consent/can-practice-right-away': null
    'accounts/consent/can-practice-right-away-to-keep': { day: Word }
    'accounts/consent/mail-is-on-its-way': null
    'accounts/consent/start-practicing': null
    'accounts/consent/data-did-not-load': null
    'accounts/consent/see-what-is-kept': null
    'accounts/consent/students-accounts-need-a-parents': { waiting: number }
    'accounts/consent/made-for-school': null
    'accounts/consent/no-consent-needed': null
    'accounts/consent/a-parent-agreed': null
    'accounts/consent/parent-agreed-on-day': { day: Word }
    'accounts/consent/the-school-agreed': null
    'accounts/consent/school-agreed-on-day': { day: Word }
    'accounts/consent/school-agreed-on-day-by-teacher': { day: Word; teacher: Word }
    'accounts/consent/account-is-deleted-on-day': { day: Word }
    'accounts/consent/nobody-has-agreed-yet': null
    'accounts/consent/school-agreed-for-another-class': null
    'accounts/consent/consent-was-taken-back-on-day': { day: Word }
    'accounts/consent/agree-for-the-school': null
    'accounts/consent/agree-for-students': { count: number }
    'accounts/consent/take-back-for-name': { name: Word }
    'accounts/consent/take-back': null
    'accounts/consent/data-of-name': { name: Word }
    'accounts/consent/data': null
    'accounts/consent/parent-or-your-teacher': null
    'accounts/consent/parent-or-your-teacher-has-to-ok': { day: Word }
    'accounts/consent/see-how': null
    'accounts/consent/a-grown-ups-ok': null
    'accounts/consent/school-said-ok-to-your-account': null
    'accounts/consent/the-account-is-deleted': null
    'accounts/consent/write-to-us': null
    'accounts/consent/your-childs-account': null
    'accounts/consent/may-first-name-practice-here': { firstName: Word }
    'accounts/consent/you-agreed': null
    'accounts/consent/i-agree': null
    'accounts/consent/take-back-your-consent': null
    'accounts/consent/delete-the-account-question': null
    'accounts/consent/take-back-my-consent': null
    'accounts/consent/delete-the-account': null
    'accounts/consent/i-dont-agree': null
    'accounts/consent/take-it-back': null
    'accounts/consent/delete-for-good': null
    'accounts/consent/type-username-to-go': { username: Word }
    'accounts/consent/keep-it': null
    'accounts/consent/a-parents-email': null
    'accounts/consent/parents-or-guardians-email': null
    'accounts/consent/used': null
    'accounts/consent/mail-them-a-link': null
    'accounts/consent/send-it-again': null
    'accounts/consent/later': null
    'accounts/consent/data-of-first-name': { firstName: Word }
    'accounts/consent/get-the-data': null
    'accounts/consent/delete-the-account-of-first-name': { firstName: Word }
    'accounts/consent/this-deletes-the-account': null
    'accounts/consent/ask-a-grown-up-short': null
    'accounts/consent/take-care-of-it': null
    'accounts/consent/consent-for-each-student': null
    'accounts/consent/students-signed-up-without-saying': { count: number }
    'accounts/consent/until-then-you-cant-agree': null
    'accounts/consent/wrote-to-your-parent': null
    'accounts/consent/wrote-to-your-parent-you-need': { day: Word }
    'accounts/consent/parent-said-ok-to-your-account': null
    'accounts/consent/parent-has-to-say-ok': null
    'accounts/consent/parent-has-to-say-ok-by-day': { day: Word }
    'accounts/consent/did-they-lose-the-mail': null
    'accounts/consent/send-the-mail-again': null
    'accounts/consent/child-sees-the-same-list': null
    'accounts/consent/if-nobody-agrees': { day: Word }
    'accounts/consent/school-has-agreed-already': null
    'accounts/consent/link-no-longer-works': null
    'accounts/consent/sent-a-newer-mail': null
    'accounts/consent/deleted-everything-we-kept': null
    'accounts/consent/school-has-agreed-too': null
    'accounts/consent/deletes-the-account-and-everything': null
  }
  interface RichMessages {
    'accounts/consent/we-wrote-to-email': { values: { email: Word }; parts: 'address' }
    'accounts/consent/read-what-we-keep': { values: null; parts: 'policy' }
    'accounts/consent/wrote-to-email': { values: { email: Word }; parts: 'address' }
    'accounts/consent/in-full-opens-a-new-tab': { values: null; parts: 'more' }
    'accounts/consent/parent-said-ok': { values: { email: Word }; parts: 'address' }
    'accounts/consent/account-username-was-made': { values: { username: Word }; parts: 'name' }
    'accounts/consent/keep-first-name-s-account-username': { values: { firstName: Word; username: Word }; parts: 'name' }
    'accounts/consent/keep-your-childs-account-username': { values: { username: Word }; parts: 'name' }
    'accounts/consent/first-name-signed': { values: { firstName: Word; username: Word }; parts: 'name' }
    'accounts/consent/child-signed-up-as-username': { values: { username: Word }; parts: 'name' }
  }
}
