// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../../language/messages.ts' {
  interface Messages {
    'lti/courses/class-list-from-a-course': null
    'lti/courses/about': null
    'lti/courses/title-in-platform': { title: Word; platform: Word }
    'lti/courses/connect': null
    'lti/courses/update': null
    'lti/courses/disconnect': null
    'lti/courses/updated-on-day': { day: Word }
    'lti/courses/joined': { n: number }
    'lti/courses/unknown': { n: number }
    'lti/courses/gone': { names: Word }
    'lti/courses/disconnected': null
  }
}
