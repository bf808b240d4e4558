import type { Activity } from '@skills-center/contract/activities'
import type { Classroom } from '@skills-center/contract/classrooms'
import type { SkillSummary } from '@skills-center/contract/skills'

export interface ClassRow {
  readonly classroom: Classroom
  readonly activities: number
  /** Skills on offer in the class's grade. */
  readonly mathSkills: number
  readonly scienceSkills: number
}

/** Each class with what can be counted about it, the largest first. */
export function classRows(
  classrooms: readonly Classroom[],
  activities: readonly Activity[],
  skills: readonly SkillSummary[],
): ClassRow[] {
  const skillsOf = (gradeLevel: number, subject: string) =>
    skills.filter((skill) => skill.gradeLevel === gradeLevel && skill.subject === subject).length
  return classrooms
    .map((classroom) => ({
      classroom,
      activities: activities.filter((activity) => activity.classroomId === classroom.id).length,
      mathSkills: skillsOf(classroom.gradeLevel, 'math'),
      scienceSkills: skillsOf(classroom.gradeLevel, 'science'),
    }))
    .toSorted((one, other) => other.classroom.student_count - one.classroom.student_count)
}
