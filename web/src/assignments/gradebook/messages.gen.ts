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
    'assignments/gradebook/how-grades-work': null
    'assignments/gradebook/change-how': null
    'assignments/gradebook/late-loses-nothing': null
    'assignments/gradebook/late-loses-once': { percent: Word }
    'assignments/gradebook/late-loses-daily': { percent: Word; most: Word }
    'assignments/gradebook/lowest-dropped': { count: number }
    'assignments/gradebook/lowest-dropped-in-each': { count: number }
    'assignments/gradebook/by-points': null
    'assignments/gradebook/by-weights': { weights: Word }
    'assignments/gradebook/loose-do-not-count': { count: number }
    'assignments/gradebook/grades-follow': null
    'assignments/gradebook/late-work': null
    'assignments/gradebook/no-penalty': null
    'assignments/gradebook/penalty-once': null
    'assignments/gradebook/penalty-each-day': null
    'assignments/gradebook/percent-off': null
    'assignments/gradebook/percent-off-each-day': null
    'assignments/gradebook/percent-off-at-most': null
    'assignments/gradebook/drop-the-lowest': null
    'assignments/gradebook/drop-hint': null
    'assignments/gradebook/drop-count': { count: number }
    'assignments/gradebook/categories': null
    'assignments/gradebook/category-name': { number: Word }
    'assignments/gradebook/weight': null
    'assignments/gradebook/weight-of': { percent: Word }
    'assignments/gradebook/name-this-category': null
    'assignments/gradebook/not-a-weight': null
    'assignments/gradebook/delete-category': { name: Word }
    'assignments/gradebook/add-category': null
    'assignments/gradebook/weights-over': { over: Word }
    'assignments/gradebook/weight-left': { left: number }
    'assignments/gradebook/class-grade': null
    'assignments/gradebook/is-dropped': null
    'assignments/gradebook/dropped': null
    'assignments/gradebook/late-off': { percent: Word }
    'assignments/gradebook/days-late-off': { days: number; percent: Word }
    'assignments/gradebook/after-a-retake': null
    'assignments/gradebook/best-take': null
    'assignments/gradebook/latest-take': null
    'assignments/gradebook/average-of-takes': null
    'assignments/gradebook/best-take-counts': null
    'assignments/gradebook/latest-take-counts': null
    'assignments/gradebook/average-take-counts': null
    'assignments/gradebook/takes': { percents: Word }
  }
}
