// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../../language/messages.ts' {
  interface Messages {
    'accounts/sso/find-your-school': null
    'accounts/sso/school-name-or-email': null
    'accounts/sso/only-domain-is-sent': null
    'accounts/sso/type-three-letters': null
    'accounts/sso/no-school-found': null
    'accounts/sso/choose-your-school': null
    'accounts/sso/school-of-district': { school: Word; name: Word }
    'accounts/sso/use-a-username': null
    'accounts/sso/one-moment': null
    'accounts/sso/not-signed-in': null
    'accounts/sso/linked': null
    'accounts/sso/unlinked': null
    'accounts/sso/school-sign-in': null
    'accounts/sso/about-school-sign-in': null
    'accounts/sso/linked-since': { name: Word; day: Word }
    'accounts/sso/unlink': null
    'accounts/sso/unlink-name': { name: Word }
    'accounts/sso/link': null
    'accounts/sso/link-name': { name: Word }
  }
}
