// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../../language/messages.ts' {
  interface Messages {
    'assignments/gradebook/after-due-date': null
    'assignments/gradebook/are-left-out': null
    'assignments/gradebook/count-as-zero': null
    'assignments/gradebook/zeros-are-counted': null
    'assignments/gradebook/zeros-are-not-counted': null
    'assignments/gradebook/canvas-finds-students': null
    'assignments/gradebook/your-grade': null
    'assignments/gradebook/nothing-earned-yet': null
    'assignments/gradebook/blank-counts-earned': { percent: Word }
    'assignments/gradebook/not-a-grade': null
    'assignments/gradebook/comment': null
    'assignments/gradebook/comments': null
    'assignments/gradebook/who-sees-it': null
    'assignments/gradebook/graded-by-teacher': null
    'assignments/gradebook/print': null
    'assignments/gradebook/student-number': null
    'assignments/gradebook/download-for-powerschool': null
    'assignments/gradebook/download': null
    'assignments/gradebook/powerschool-one-at-a-time': null
    'assignments/gradebook/powerschool-how': null
    'assignments/gradebook/no-student-number': { count: number; names: Word }
  }
}
