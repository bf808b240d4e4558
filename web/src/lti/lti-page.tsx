import { addLtiPlatform, getLti } from '@skills-center/contract/lti'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { MutationError } from '../platform/mutation-error.tsx'
import { queryOf } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { PlatformCard } from './platform-card.tsx'
import { UnlinkLti } from './unlink-lti.tsx'
import { useLtiMutation } from './use-lti-mutation.ts'

/** Where district administrators connect their learning management systems. */
export function LtiPage() {
  const { data, error, refetch } = useQuery({ ...queryOf(getLti), staleTime: 0 })
  const title = t('lti/learning-management-systems')
  return (
    <div className="flex flex-col gap-6">
      <div>
        <BackLink href="/organization">{t('lti/organization')}</BackLink>
        <PageHeading title={title} />
        <p className="mt-1 text-ink-soft">{t('lti/about')}</p>
      </div>
      {data === undefined ? (
        error === null ? (
          <Skeleton className="h-80" />
        ) : (
          <LoadError what={title} detail={detailOf(error)} onRetry={() => void refetch()} />
        )
      ) : (
        <>
          {data.platforms.map((platform) => (
            <PlatformCard key={platform.id} platform={platform} />
          ))}
          <AddPlatform />
          {data.platforms.some(({ isConnected }) => isConnected) && <UnlinkLti />}
        </>
      )}
    </div>
  )
}

function AddPlatform() {
  const [name, setName] = useState('')
  const add = useLtiMutation(
    () => call(addLtiPlatform, { body: { name } }),
    t('lti/added'),
    () => setName(''),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!add.isPending && name.trim() !== '') add.mutate()
  }
  return (
    <Card as="section" aria-labelledby="add-lti" className="flex flex-col gap-4">
      <h2 id="add-lti" className="text-xl font-bold">
        {t('lti/add-a-system')}
      </h2>
      <form noValidate onSubmit={submit} aria-labelledby="add-lti" className="flex flex-col gap-4">
        <Field
          label={t('lti/name')}
          hint={t('lti/about-name')}
          autoComplete="off"
          maxLength={80}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <MutationError error={add.error} />
        <Button type="submit" className="self-start" busy={add.isPending}>
          {t('lti/add')}
        </Button>
      </form>
    </Card>
  )
}
