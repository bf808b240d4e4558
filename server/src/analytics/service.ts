import type { ClassTable, NamedStudent } from '@skills-center/contract/analytics'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { createClassAnswers } from './class-answers.ts'
import { gridRows, misconceptionRows, needsRows, standardRows } from './class-csv.ts'
import { createClassFigures, createStudentFigures } from './class-figures.ts'
import { createModelCard } from './model-card.ts'
import type { AnalyticsNeeds } from './needs.ts'
import { engagementRows, forecastRows, groupRows } from './outlook-csv.ts'
import { createOutlook } from './outlook.ts'
import { selectStudents } from './queries.ts'
import { createSchoolFiles } from './school-files.ts'
import { createStudentReports } from './student-report.ts'
import { createTeaching } from './teaching.ts'

export type AnalyticsFeature = ReturnType<typeof createAnalytics>

/** What a class's answers tell its teachers. Nobody else has access. */
export function createAnalytics(needs: AnalyticsNeeds) {
  async function requireStudents(teacherId: UserId, id: ClassroomId): Promise<NamedStudent[]> {
    await needs.requireTaught(teacherId, id)
    return selectStudents(needs.database, id)
  }

  const ofStudents = createStudentFigures(needs)
  const figures = createClassFigures(needs, ofStudents, requireStudents)
  const { engagementOf, ...outlook } = createOutlook(needs, requireStudents)
  const school = createModelCard(needs)
  const teaching = createTeaching(needs)

  /** The rows of each file, made from the same figures that the screens show. */
  const rowsOf: Record<
    ClassTable,
    (teacherId: UserId, id: ClassroomId, days: number) => Promise<readonly (readonly (string | number)[])[]>
  > = {
    needs: async (teacherId, id) => needsRows(await figures.classNeeds(teacherId, id)),
    grid: async (teacherId, id) => gridRows(await figures.grid(teacherId, id)),
    standards: async (teacherId, id) => standardRows(await figures.standards(teacherId, id)),
    misconceptions: async (teacherId, id) => misconceptionRows(await figures.misconceptions(teacherId, id)),
    forecast: async (teacherId, id, days) => forecastRows(await outlook.forecast(teacherId, id, days)),
    groups: async (teacherId, id) => groupRows(await outlook.groups(teacherId, id)),
    engagement: async (teacherId, id) => engagementRows(await outlook.engagement(teacherId, id)),
  }

  async function file(teacherId: UserId, id: ClassroomId, table: ClassTable, days: number) {
    const rows = await rowsOf[table](teacherId, id, days)
    return {
      fileName: `class-${table}-${needs.now().toISOString().slice(0, 10)}.csv`,
      csv: needs.csvOf(rows),
    }
  }

  return {
    ...figures,
    ...createClassAnswers(needs, requireStudents),
    ...outlook,
    ...createStudentReports(needs, { ...ofStudents, engagementOf }),
    ...school,
    teaching,
    schoolFile: createSchoolFiles(needs, { ...school, classes: teaching.classes }),
    file,
  }
}
