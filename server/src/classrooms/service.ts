import { createClasses } from './classes.ts'
import { createCoTeachers } from './co-teachers.ts'
import { createGroups } from './groups.ts'
import { createImporting } from './importing.ts'
import { createJoining } from './joining.ts'
import type { ClassroomsNeeds } from './needs.ts'
import { createRoster } from './roster.ts'
import { createSamples } from './samples.ts'

export type ClassroomsFeature = ReturnType<typeof createClassrooms>

export function createClassrooms(needs: ClassroomsNeeds) {
  const classes = createClasses(needs)
  const roster = createRoster(needs)
  return {
    classes,
    roster,
    coTeachers: createCoTeachers(needs, classes.teacherDetail),
    joining: createJoining(needs),
    groups: createGroups(needs),
    importing: createImporting(needs),
    samples: createSamples(needs),
    /** For the demo and for tests: creates a class without going through its endpoint. */
    create: classes.create,
    enrol: roster.enrol,
  }
}
