import { getSso, type SsoOverview } from '@skills-center/contract/accounts/sso'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../language/messages.ts'
import { queryOf } from '../../../platform/queries.ts'
import { detailOf } from '../../../platform/request-error.ts'
import { Card } from '../../../ui/card.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EndSso } from './end-sso.tsx'
import { SamlForm } from './saml-form.tsx'
import { SsoForm } from './sso-form.tsx'
import { UnlinkPerson } from './unlink-person.tsx'

/** The single sign-on of the district. */
export function Sso() {
  const { data, error, refetch } = useQuery(queryOf(getSso))
  if (data !== undefined) return <Loaded overview={data} />
  if (error === null) return <Skeleton className="mt-6 h-96" />
  return (
    <LoadError
      what={t('schools/organization/single-sign-on')}
      detail={detailOf(error)}
      onRetry={() => void refetch()}
    />
  )
}

function Loaded({ overview }: { readonly overview: SsoOverview }) {
  const isConnected = overview.settings !== null
  const [protocol, setProtocol] = useState<'oidc' | 'saml'>(overview.settings?.saml == null ? 'oidc' : 'saml')
  const Form = protocol === 'saml' ? SamlForm : SsoForm
  return (
    <div className="flex flex-col gap-6 pt-6">
      <Card as="section" aria-labelledby="sso" className="flex flex-col gap-5">
        <div>
          <h2 id="sso" className="text-xl font-bold">
            {t('schools/organization/single-sign-on')}
          </h2>
          <p className="mt-1 text-ink-soft">
            {isConnected
              ? t('schools/organization/people-can-sign-in')
              : t('schools/organization/about-single-sign-on')}
          </p>
        </div>
        <SegmentedControl
          label={t('schools/organization/protocol')}
          value={protocol}
          options={[
            { value: 'oidc', label: 'OpenID Connect' },
            { value: 'saml', label: 'SAML 2.0' },
          ]}
          onChange={setProtocol}
        />
        <Form key={isConnected ? 'connected' : 'new'} overview={overview} />
      </Card>
      {isConnected && <UnlinkPerson />}
      {isConnected && <EndSso />}
    </div>
  )
}
