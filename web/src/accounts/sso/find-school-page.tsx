import { findSsoDistricts, ssoSearchMinimum } from '@skills-center/contract/accounts/sso'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { t } from '../../language/messages.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { queryOf } from '../../platform/queries.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ResetFrame } from '../reset/reset-frame.tsx'
import { leaveForProvider } from './calls.ts'

/** Of an email address, only the domain is sent. */
const searchOf = (typed: string): string => typed.trim().replace(/^.*@/, '@')

/** Finds the district by the name of the school or by the domain of an address, and leaves for its sign-in. */
export function FindSchoolPage() {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState<string | null>(null)
  const [isShort, setShort] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isTooShort = typed.trim().length < ssoSearchMinimum
    setShort(isTooShort)
    if (!isTooShort) setSearch(searchOf(typed))
  }
  return (
    <ResetFrame title={t('accounts/sign-in-with-your-school')}>
      <form
        noValidate
        role="search"
        onSubmit={submit}
        aria-label={t('accounts/sso/find-your-school')}
        className="flex flex-col gap-4.5"
      >
        <Field
          label={t('accounts/sso/school-name-or-email')}
          hint={t('accounts/sso/only-domain-is-sent')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isShort ? t('accounts/sso/type-three-letters') : null}
        />
        <Button type="submit" size="large" wide>
          {t('accounts/sso/find-your-school')}
        </Button>
      </form>
      {search !== null && <Results search={search} />}
      <ButtonLink href="/" variant="quiet">
        {t('accounts/sso/use-a-username')}
      </ButtonLink>
    </ResetFrame>
  )
}

function Results({ search }: { readonly search: string }) {
  const { data, error } = useQuery({
    ...queryOf(findSsoDistricts, { query: { search } }),
    staleTime: 0,
    gcTime: 0,
  })
  const leave = useMutation({ mutationFn: (districtId: string) => leaveForProvider(districtId) })
  if (error !== null) return <MutationError error={error} />
  if (data === undefined) return <Skeleton className="h-24" />
  if (data.districts.length === 0) return <p role="status">{t('accounts/sso/no-school-found')}</p>
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="font-semibold">
        {t('accounts/sso/choose-your-school')}
      </p>
      <ul className="flex flex-col gap-2">
        {data.districts.map(({ districtId, name, school }) => (
          <li key={`${districtId} ${school}`}>
            <Button
              variant="outline"
              wide
              busy={leave.isPending && leave.variables === districtId}
              onClick={() => leave.mutate(districtId)}
            >
              {school === null ? name : t('accounts/sso/school-of-district', { school, name })}
            </Button>
          </li>
        ))}
      </ul>
      <MutationError error={leave.error} />
    </div>
  )
}
