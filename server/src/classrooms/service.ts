import { createClasses } from './classes.ts'
import { createCoTeachers } from './co-teachers.ts'
import { createCourseStudents } from './course-students.ts'
import { createGroups } from './groups.ts'
import { createImporting } from './importing.ts'
import { createJoining } from './joining.ts'
import type { ClassroomsDeps } from './deps.ts'
import { createRoster } from './roster.ts'
import { createRosterSync } from './roster-sync.ts'
import { createSamples } from './samples.ts'

export type ClassroomsFeature = ReturnType<typeof createClassrooms>

export function createClassrooms(deps: ClassroomsDeps) {
  const classes = createClasses(deps)
  const roster = createRoster(deps)
  return {
    classes,
    roster,
    coTeachers: createCoTeachers(deps, classes.teacherDetail),
    joining: createJoining(deps),
    groups: createGroups(deps),
    importing: createImporting(deps),
    samples: createSamples(deps),
    rosterSync: createRosterSync(deps),
    courseStudents: createCourseStudents(deps),
    /** For the demo and for tests: creates a class without going through its endpoint. */
    create: classes.create,
    enrol: roster.enrol,
  }
}
