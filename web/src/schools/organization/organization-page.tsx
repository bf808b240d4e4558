import { useQuery } from '@tanstack/react-query'
import { getOrganization } from '@skills-center/contract/schools/organization'
import { useSearchParams } from 'wouter'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { detailOf } from '../../platform/request-error.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AuditLog } from './audit-log.tsx'
import { People } from './people.tsx'
import { Schools } from './schools.tsx'
import { Sso } from './sso/sso.tsx'

const tabNames = ['schools', 'people', 'audit-log', 'sso'] as const
type TabName = (typeof tabNames)[number]

const tabIn = (text: string | null): TabName => tabNames.find((name) => name === text) ?? 'schools'

/** What an administrator sees of the district or school. */
export function OrganizationPage() {
  const { data, error, refetch } = useQuery(queryOf(getOrganization))
  const [search, setSearch] = useSearchParams()
  const asked = tabIn(search.get('tab'))
  const title = t('schools/organization/organization')
  if (data === undefined)
    return (
      <>
        <PageHeading title={title} />
        {error === null ? (
          <Skeleton className="mt-6 h-80" />
        ) : (
          <LoadError what={title} detail={detailOf(error)} onRetry={() => void refetch()} />
        )}
      </>
    )
  return (
    <div className="flex flex-col gap-6">
      <div>
        <PageHeading title={title}>{data.district.name}</PageHeading>
        <p className="mt-1 text-ink-soft">
          {data.role === 'district'
            ? t('schools/organization/you-administer-the-district')
            : t('schools/organization/you-administer-one-school')}
        </p>
      </div>
      <Tabs
        label={title}
        value={data.role === 'school' && asked === 'sso' ? 'schools' : asked}
        onChange={(tab) => setSearch({ tab }, { replace: true })}
        tabs={[
          {
            value: 'schools',
            label: t('schools/organization/schools'),
            content: <Schools organization={data} />,
          },
          {
            value: 'people',
            label: t('schools/organization/people'),
            content: <People organization={data} />,
          },
          { value: 'audit-log', label: t('schools/organization/audit-log'), content: <AuditLog /> },
          ...(data.role === 'district'
            ? [{ value: 'sso' as const, label: t('schools/organization/single-sign-on'), content: <Sso /> }]
            : []),
        ]}
      />
    </div>
  )
}
