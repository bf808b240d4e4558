// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../../language/messages.ts' {
  interface Messages {
    'assignments/gradebook/after-due-date': null
    'assignments/gradebook/are-left-out': null
    'assignments/gradebook/count-as-zero': null
    'assignments/gradebook/zeros-are-counted': null
    'assignments/gradebook/zeros-are-not-counted': null
    'assignments/gradebook/canvas-finds-students': null
  }
}
