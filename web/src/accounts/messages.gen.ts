// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../language/messages.ts' {
  interface Messages {
    'accounts/signing-in-and-practicing-need': null
    'accounts/account': null
    'accounts/sign-in': null
    'accounts/sign-up': null
    'accounts/username-required': null
    'accounts/please-enter-a-username-to-continue': null
    'accounts/password-required': null
    'accounts/please-enter-a-password': null
    'accounts/name-required': null
    'accounts/please-enter-your-first': null
    'accounts/email-required': null
    'accounts/please-enter-your-email-address': null
    'accounts/invalid-email': null
    'accounts/password-too-short': null
    'accounts/password-must-be-at-least': { count: Word }
    'accounts/passwords-dont-match': null
    'accounts/please-make-sure-both-passwords': null
    'accounts/forgot-your-password': null
    'accounts/sign-in-with-your-school': null
    'accounts/signed-out-here-only': { name: Word }
    'accounts/sign-out-there-too': null
    'accounts/show-characters': null
    'accounts/at-least-6-characters': null
    'accounts/i-am-a': null
    'accounts/email': null
    'accounts/sign': null
    'accounts/confirm-password': null
    'accounts/grade-you-teach': null
    'accounts/create-account': null
    'accounts/welcome-back': null
    'accounts/been-logged-in-successfully': null
    'accounts/account-created': null
    'accounts/account-has-been-created': null
    'accounts/login-failed': null
    'accounts/signup-failed': null
    'accounts/login-failed-inside': null
    'accounts/signup-failed-inside': null
    'accounts/unable-to-login': null
    'accounts/unable-to-signup': null
    'accounts/checking': null
    'accounts/error-checking-username': null
    'accounts/not-saved': null
    'accounts/please-choose-one': null
    'accounts/when-you-were-born': null
    'accounts/month': null
    'accounts/choose': null
    'accounts/continue': null
    'accounts/id-rather-not-say': null
    'accounts/a-parent': null
    'accounts/my-teacher': null
    'accounts/dont-use-your-real-name': null
    'accounts/who-can-say-ok': null
    'accounts/parents-or-guardians-email': null
    'accounts/send-them-a-link': null
    'accounts/class-code': null
    'accounts/seven-letters': null
    'accounts/filled-in-from-card': null
    'accounts/then-to-your-class': null
    'accounts/card-of-someone-else': { username: Word }
    'accounts/sign-out-first': null
    'accounts/can-practice-right-away': null
    'accounts/class-code-required': null
    'accounts/please-enter-the-code': null
    'accounts/when-were-you-born': null
    'accounts/make-your-account': null
    'accounts/didnt-say-your-age': null
    'accounts/dont-need-to-tell-us': null
    'accounts/signing-up-for-a-child': null
    'accounts/sign-in-as': { username: Word }
    'accounts/card-is-for': { username: Word }
    'accounts/use-a-password': null
  }
  interface RichMessages {
    'accounts/ask-so-that-we-know': { values: null; parts: 'policy' }
  }
}
