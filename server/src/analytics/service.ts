import type { ClassTable, NamedStudent } from '@skills-center/contract/analytics'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { createClassAnswers } from './class-answers.ts'
import { gridRows, misconceptionRows, needsRows, standardRows } from './class-csv.ts'
import { createClassFigures, createStudentFigures } from './class-figures.ts'
import { createModelCard } from './model-card.ts'
import type { AnalyticsDeps } from './deps.ts'
import { engagementRows, forecastRows, groupRows } from './outlook-csv.ts'
import { createOutlook } from './outlook.ts'
import { selectStudents } from './queries.ts'
import { createSchoolFiles } from './school-files.ts'
import { createStudentReports } from './student-report.ts'
import { createTeaching } from './teaching.ts'

export type AnalyticsFeature = ReturnType<typeof createAnalytics>

/** What a class's answers tell its teachers. Nobody else has access. */
export function createAnalytics(deps: AnalyticsDeps) {
  async function requireStudents(teacherId: UserId, id: ClassroomId): Promise<NamedStudent[]> {
    await deps.requireTaught(teacherId, id)
    return selectStudents(deps.database, id)
  }

  const ofStudents = createStudentFigures(deps)
  const figures = createClassFigures(deps, ofStudents, requireStudents)
  const { engagementOf, ...outlook } = createOutlook(deps, requireStudents)
  const school = createModelCard(deps)
  const teaching = createTeaching(deps)

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
      fileName: `class-${table}-${deps.now().toISOString().slice(0, 10)}.csv`,
      csv: deps.csvOf(rows),
    }
  }

  return {
    ...figures,
    ...createClassAnswers(deps, requireStudents),
    ...outlook,
    ...createStudentReports(deps, { ...ofStudents, engagementOf }),
    ...school,
    teaching,
    schoolFile: createSchoolFiles(deps, { ...school, classes: teaching.classes }),
    file,
  }
}
