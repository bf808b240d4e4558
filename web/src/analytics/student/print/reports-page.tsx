import {
  getStudentReport,
  listStudentReports,
  type ReportBasis,
  type StudentReport,
} from '@skills-center/contract/analytics/student-report'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { UserId } from '@skills-center/contract/ids'
import { type Language, languageNames, languages } from '@skills-center/contract/language'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { loadFolder } from '../../../language/catalogues.ts'
import { inLanguage, language as pageLanguage } from '../../../language/language.ts'
import { t } from '../../../language/messages.ts'
import { call } from '../../../platform/api.ts'
import { detailOf } from '../../../platform/request-error.ts'
import { useSession } from '../../../platform/session.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ReportSheet } from './report-sheet.tsx'
import { sheetWords } from './sheet-texts.ts'

interface Loaded {
  readonly basis: ReportBasis
  readonly reports: readonly StudentReport[]
}

const folder = 'analytics/student/print'

/** Loads the reports and their messages in a language; for the whole class if no student is given. */
async function loadReports(
  id: ClassroomId,
  studentId: UserId | undefined,
  language: Language,
  signal: AbortSignal,
): Promise<Loaded> {
  const query = { language }
  const [reports] = await Promise.all([
    studentId === undefined
      ? call(listStudentReports, { params: { id }, query, signal })
      : call(getStudentReport, { params: { id, studentId }, query, signal }).then(({ basis, report }) => ({
          basis,
          reports: [report],
        })),
    loadFolder(folder, language),
  ])
  return reports
}

/** Reports to print, of one student or the whole class, in the family's language. */
export function ReportsPage({ id }: { readonly id: ClassroomId }) {
  const [search, setSearch] = useSearchParams()
  const [language, setLanguage] = useState<Language>(pageLanguage)
  const { user } = useSession()
  const { data: studentId } = UserId.safeParse(search.get('student'))
  const { data, error, refetch } = useQuery({
    queryKey: ['student-reports', id, studentId ?? 'all', language],
    queryFn: ({ signal }) => loadReports(id, studentId, language, signal),
    staleTime: 0,
  })
  const teacher = `${user.firstName} ${user.lastName}`.trim()
  const back = studentId === undefined ? `?tab=students` : `/student/${studentId}`
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-6 print:hidden">
        <BackLink href={`/classroom/${id}${back}`}>
          {studentId === undefined
            ? t('analytics/student/back-to-class')
            : t('analytics/student/back-to-student')}
        </BackLink>
        <div>
          <PageHeading title={t('analytics/student/reports-to-print')} />
          <p className="mt-2 max-w-prose text-lg text-ink-soft">{t('analytics/student/one-page-for-each')}</p>
        </div>
        <div className="flex flex-wrap items-end gap-4">
          <SegmentedControl
            label={t('analytics/student/language-of-report')}
            value={language}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
            onChange={setLanguage}
          />
          {studentId !== undefined && (
            <Button variant="outline" onClick={() => setSearch({}, { replace: true })}>
              {t('analytics/student/whole-class')}
            </Button>
          )}
          <Button busy={data === undefined && error === null} onClick={() => print()}>
            <Printer aria-hidden className="size-5" />
            {t('analytics/student/print-pages', { count: data?.reports.length ?? 0 })}
          </Button>
        </div>
      </div>
      {data !== undefined ? (
        data.reports.length === 0 ? (
          <EmptyState drawing="empty-class" title={t('analytics/no-students-yet')} />
        ) : (
          <div className="flex flex-col gap-6 print:block">
            {data.reports.map((report) => (
              <ReportSheet
                key={report.student.id}
                language={language}
                words={inLanguage(language, () =>
                  sheetWords({ report, basis: data.basis, teacher, now: new Date() }),
                )}
              />
            ))}
          </div>
        )
      ) : error !== null ? (
        <LoadError
          what={t('analytics/student/these-reports')}
          detail={detailOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-[60rem] max-w-4xl rounded-lg" aria-busy />
      )}
    </div>
  )
}
