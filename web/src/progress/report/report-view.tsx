import type { ProgressReport } from '@skills-center/contract/progress/report'
import { ActivityCard } from './activity-card.tsx'
import { DueSkills } from './due-skills.tsx'
import { MistakeTable } from './mistake-table.tsx'
import { NextSteps } from './next-steps.tsx'
import { PracticedSkills } from './practiced-skills.tsx'
import './report-print.css'
import { SkillMap } from './skill-map.tsx'
import { Strengths } from './strengths.tsx'
import { SummaryFigures } from './summary-figures.tsx'

interface ReportViewProps {
  readonly report: ProgressReport
  /** Whether the reader is the student, who may follow links to practice. */
  readonly isOwn: boolean
}

/** The whole report, the same for the student and for anyone with the link. */
export function ReportView({ report, isOwn }: ReportViewProps) {
  return (
    <div className="flex flex-col gap-6 print:gap-4">
      <SummaryFigures report={report} />
      <div className="grid gap-6 md:grid-cols-2 print:grid-cols-2 print:gap-4">
        <Strengths strengths={report.strengths} isOwn={isOwn} />
        <NextSteps steps={report.steps} isOwn={isOwn} />
      </div>
      <ActivityCard report={report} />
      <PracticedSkills skills={report.skills} isOwn={isOwn} />
      {report.due.length > 0 && <DueSkills due={report.due} isOwn={isOwn} />}
      <MistakeTable mistakes={report.mistakes} isOwn={isOwn} />
      <SkillMap map={report.map} isOwn={isOwn} />
    </div>
  )
}
