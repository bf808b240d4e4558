// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../language/messages.ts' {
  interface Messages {
    'lti/learning-management-systems': null
    'lti/organization': null
    'lti/about': null
    'lti/add-a-system': null
    'lti/name': null
    'lti/about-name': null
    'lti/add': null
    'lti/added': null
    'lti/connected': null
    'lti/not-connected': null
    'lti/about-our-addresses': null
    'lti/login-url': null
    'lti/launch-url': null
    'lti/our-jwks-url': null
    'lti/about-their-values': null
    'lti/platform-id': null
    'lti/client-id': null
    'lti/deployment-id': null
    'lti/about-deployment-id': null
    'lti/jwks-url': null
    'lti/token-url': null
    'lti/authorization-url': null
    'lti/matches-numbers': null
    'lti/makes-students': null
    'lti/save': null
    'lti/saved': null
    'lti/remove-name': { name: Word }
    'lti/removed': null
    'lti/removing-means': null
    'lti/end-a-link': null
    'lti/about-ending-a-link': null
    'lti/link-ended': null
    'lti/from-your-course': null
    'lti/one-moment': null
    'lti/not-signed-in': null
    'lti/is-this-you': null
    'lti/link-this-account': { username: Word; platform: Word }
    'lti/yes-link': null
    'lti/use-another-account': null
    'lti/sign-in-once': null
    'lti/about-signing-in-once': { platform: Word }
    'lti/password': null
    'lti/sign-in-and-link': null
    'lti/add-to-your-course': null
    'lti/about-choosing': null
    'lti/what-to-add': null
    'lti/assignments': null
    'lti/skills': null
    'lti/class': null
    'lti/no-class-yet': null
    'lti/no-assignment-yet': null
    'lti/make-an-assignment': null
    'lti/add-to-course': null
    'lti/added-to-your-course': null
    'lti/register-by-link': null
    'lti/about-registering-by-link': null
    'lti/make-a-link': null
    'lti/registration-link': null
    'lti/copy': null
  }
}
