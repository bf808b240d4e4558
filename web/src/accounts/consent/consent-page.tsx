import {
  getConsent,
  giveConsent,
  type ParentView,
  withdrawConsent,
} from '@skills-center/contract/accounts/consent-links'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { addressBase, language } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { call } from '../../platform/api.ts'
import { queryOf } from '../../platform/queries.ts'
import { detailOf, RequestError } from '../../platform/request-error.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ResetFrame } from '../reset/reset-frame.tsx'
import { ChildData } from './child-data.tsx'
import { dueDay } from './due-day.ts'
import { EraseByName } from './erase-by-name.tsx'
import { reasonOf } from './use-privacy-mutation.ts'

const hasStatus = (error: unknown, status: number) => error instanceof RequestError && error.status === status

interface ConsentPageProps {
  readonly token: string
  /** Shown in place of the page if a student is signed in in this browser: a button that signs them out. */
  readonly signOut: ReactNode
}

/** The page behind the link in a parent’s email, before they consent and afterwards. */
export function ConsentPage({ token, signOut }: ConsentPageProps) {
  const client = useQueryClient()
  const asked = queryOf(getConsent, { params: { token } })
  const { data, error, refetch } = useQuery({ ...asked, staleTime: 0, gcTime: 0 })
  const give = useMutation({
    mutationFn: (version: string) =>
      call(giveConsent, { params: { token }, body: { version, language: language() } }),
    onSuccess: (view) => client.setQueryData(asked.queryKey, view),
  })
  const withdraw = useMutation({
    mutationFn: (username: string) => call(withdrawConsent, { params: { token }, body: { username } }),
    onSuccess: async ({ isErased }) => {
      if (!isErased) await refetch()
    },
  })
  if (withdraw.data?.isErased === true)
    return (
      <ResetFrame title={t('accounts/consent/the-account-is-deleted')}>
        <p role="status">{t('accounts/consent/deleted-everything-we-kept')}</p>
      </ResetFrame>
    )
  if (hasStatus(error, 404))
    return (
      <ResetFrame title={t('accounts/consent/link-no-longer-works')}>
        <p>{t('accounts/consent/sent-a-newer-mail')}</p>
        <ButtonLink href="/support">{t('accounts/consent/write-to-us')}</ButtonLink>
      </ResetFrame>
    )
  if (hasStatus(error, 403))
    return (
      <ResetFrame title={t('accounts/consent/your-childs-account')}>
        <p role="alert">{detailOf(error)}</p>
        {signOut}
      </ResetFrame>
    )
  if (error !== null)
    return (
      <ResetFrame title={t('accounts/consent/your-childs-account')}>
        <LoadError what={t('ui/this-page')} detail={detailOf(error)} onRetry={() => void refetch()} />
      </ResetFrame>
    )
  if (data === undefined)
    return (
      <ResetFrame title={t('accounts/consent/your-childs-account')}>
        <Skeleton className="h-80" />
      </ResetFrame>
    )
  return (
    <ResetFrame
      title={
        data.consentedAt === null
          ? t('accounts/consent/may-first-name-practice-here', { firstName: data.firstName })
          : t('accounts/consent/you-agreed')
      }
    >
      <ConsentState view={data} />
      {data.consentedAt === null ? (
        <>
          <ul className="flex list-disc flex-col gap-2 pl-5">
            {data.text[language()].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p>
            <a href={`${addressBase()}/privacy`} target="_blank" className="font-semibold text-link">
              <Rich
                id="accounts/consent/in-full-opens-a-new-tab"
                parts={{ more: <span className="sr-only" /> }}
              />
            </a>
          </p>
          {give.error !== null && (
            <p role="alert" className="font-medium text-incorrect">
              {reasonOf(give.error)}
            </p>
          )}
          <Button size="large" wide busy={give.isPending} onClick={() => give.mutate(data.version)}>
            {t('accounts/consent/i-agree')}
          </Button>
        </>
      ) : (
        <ChildData token={token} />
      )}
      <Refusal view={data} withdraw={withdraw} />
    </ResetFrame>
  )
}

function ConsentState({ view }: { readonly view: ParentView }) {
  const { firstName, username } = view
  const name = <strong className="[overflow-wrap:anywhere]" />
  // If no name is stored, the username replaces it.
  const hasName = firstName !== username
  if (view.consentedAt !== null)
    return (
      <p role="status">
        {hasName ? (
          <Rich
            id="accounts/consent/keep-first-name-s-account-username"
            values={{ firstName, username }}
            parts={{ name }}
          />
        ) : (
          <Rich
            id="accounts/consent/keep-your-childs-account-username"
            values={{ username }}
            parts={{ name }}
          />
        )}
      </p>
    )
  return (
    <p>
      {hasName ? (
        <Rich id="accounts/consent/first-name-signed" values={{ firstName, username }} parts={{ name }} />
      ) : (
        <Rich id="accounts/consent/child-signed-up-as-username" values={{ username }} parts={{ name }} />
      )}
      {view.dueAt !== null && ` ${t('accounts/consent/if-nobody-agrees', { day: dueDay(view.dueAt) })}`}
      {view.hasSchoolConsent && ` ${t('accounts/consent/school-has-agreed-already')}`}
    </p>
  )
}

interface RefusalProps {
  readonly view: ParentView
  readonly withdraw: {
    readonly mutate: (username: string) => void
    readonly isPending: boolean
    readonly error: Error | null
    readonly reset: () => void
  }
}

/** Refuses or withdraws consent. What happens then depends on whether the school has consented. */
function Refusal({ view, withdraw }: RefusalProps) {
  const [isOpen, setOpen] = useState(false)
  const hasAgreed = view.consentedAt !== null
  if (view.hasSchoolConsent && !hasAgreed) return null
  const close = () => {
    setOpen(false)
    withdraw.reset()
  }
  const title = view.hasSchoolConsent
    ? t('accounts/consent/take-back-your-consent')
    : t('accounts/consent/delete-the-account-question')
  return (
    <div className="border-t border-line pt-5">
      <Button variant={hasAgreed ? 'danger' : 'outline'} wide={!hasAgreed} onClick={() => setOpen(true)}>
        {view.hasSchoolConsent
          ? t('accounts/consent/take-back-my-consent')
          : hasAgreed
            ? t('accounts/consent/delete-the-account')
            : t('accounts/consent/i-dont-agree')}
      </Button>
      <EraseByName
        open={isOpen}
        title={title}
        username={view.username}
        action={
          view.hasSchoolConsent ? t('accounts/consent/take-it-back') : t('accounts/consent/delete-for-good')
        }
        busy={withdraw.isPending}
        error={withdraw.error}
        onClose={close}
        onDo={(username) => withdraw.mutate(username)}
      >
        {view.hasSchoolConsent
          ? t('accounts/consent/school-has-agreed-too')
          : t('accounts/consent/deletes-the-account-and-everything')}
      </EraseByName>
    </div>
  )
}
