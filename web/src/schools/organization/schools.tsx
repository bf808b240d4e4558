import type { Organization, Totals } from '@skills-center/contract/schools/organization'
import { Activity, Armchair, GraduationCap, MailQuestion, Presentation, Users } from 'lucide-react'
import { inFigures } from '../../language/formats.ts'
import { t } from '../../language/messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { StatCard } from '../../ui/stat-card.tsx'
import { Cell, HeadCell, RowHead } from '../../ui/table-cells.tsx'
import { nameWithPlace } from '../format-school.ts'
import { AddSchool } from './add-school.tsx'
import { SchoolYears } from './school-years.tsx'

const figures = () =>
  [
    { of: 'teachers', label: t('schools/organization/teachers'), icon: <Presentation /> },
    { of: 'classes', label: t('schools/organization/classes'), icon: <Users /> },
    { of: 'students', label: t('schools/organization/students'), icon: <GraduationCap /> },
    { of: 'activeStudents', label: t('schools/organization/active-this-week'), icon: <Activity /> },
    { of: 'waitingForConsent', label: t('schools/organization/waiting-for-consent'), icon: <MailQuestion /> },
    { of: 'seats', label: t('schools/organization/license-seats'), icon: <Armchair /> },
  ] as const satisfies readonly { of: keyof Totals; label: string; icon: unknown }[]

/** Totals, plans, and consent of all schools and of each, and the school years. */
export function Schools({ organization }: { readonly organization: Organization }) {
  const { totals, schools, role } = organization
  return (
    <div className="flex flex-col gap-6 pt-6">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {figures().map(({ of, label, icon }) => (
          <StatCard key={of} label={label} value={inFigures(totals[of])} icon={icon} />
        ))}
      </dl>
      <Card className="flex flex-col gap-4">
        <h2 id="schools" className="text-xl font-bold">
          {t('schools/organization/schools')}
        </h2>
        {schools.length === 0 ? (
          <p className="text-ink-soft">{t('schools/organization/no-schools-yet')}</p>
        ) : (
          <div className="overflow-x-auto" tabIndex={0} role="region" aria-labelledby="schools">
            <DataTable
              caption={t('schools/organization/schools')}
              hasPinned
              edge="flush"
              className="w-full"
              head={
                <>
                  <HeadCell isPinned>{t('schools/school')}</HeadCell>
                  {figures().map(({ of, label }) => (
                    <HeadCell key={of} isFigure>
                      {label}
                    </HeadCell>
                  ))}
                </>
              }
            >
              {schools.map((school) => (
                <tr key={school.id}>
                  <RowHead isPinned className="min-w-36">
                    {nameWithPlace(school)}
                  </RowHead>
                  {figures().map(({ of }) => (
                    <Cell key={of} isFigure>
                      {inFigures(school.totals[of])}
                    </Cell>
                  ))}
                </tr>
              ))}
            </DataTable>
          </div>
        )}
        {role === 'district' && <AddSchool />}
      </Card>
      {role === 'district' && (
        <Card className="flex flex-col items-start gap-4">
          <h2 className="text-xl font-bold">{t('schools/organization/class-lists')}</h2>
          <p>{t('schools/organization/about-class-lists')}</p>
          <ButtonLink href="/organization/rosters" variant="outline">
            {t('schools/organization/open-class-lists')}
          </ButtonLink>
        </Card>
      )}
      {role === 'district' && (
        <Card className="flex flex-col items-start gap-4">
          <h2 className="text-xl font-bold">{t('schools/organization/learning-management-systems')}</h2>
          <p>{t('schools/organization/about-learning-management-systems')}</p>
          <ButtonLink href="/organization/lti" variant="outline">
            {t('schools/organization/open-learning-management-systems')}
          </ButtonLink>
        </Card>
      )}
      <SchoolYears organization={organization} />
    </div>
  )
}
