// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../../language/messages.ts' {
  interface Messages {
    'app/teacher-bar/home': null
    'app/teacher-bar/classes': null
    'app/teacher-bar/assign': null
    'app/teacher-bar/questions': null
    'app/teacher-bar/analytics': null
    'app/teacher-bar/teaching': null
    'app/teacher-bar/organization': null
  }
}
