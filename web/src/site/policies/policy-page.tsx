import { retentionPeriods } from '@skills-center/contract/accounts/retention'
import type { PolicyPath } from '@skills-center/contract/site'
import { Link } from 'wouter'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PublicHead } from '../public-head.tsx'
import type { Policy } from './policy.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { securityPolicy } from './security-policy.ts'
import { termsPolicy } from './terms-policy.ts'

const policies: Record<PolicyPath, Policy> = {
  '/privacy': privacyPolicy,
  '/terms': termsPolicy,
  '/security': securityPolicy,
}

const link = 'font-semibold text-action underline underline-offset-4'

/** Privacy, terms or security: a narrow column of plain words. */
export function PolicyPage({ path }: { readonly path: PolicyPath }) {
  const policy = policies[path]
  const since = new Date(policy.since).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <article className="max-w-[68ch]">
      <PublicHead
        path={path}
        title={`${policy.title} | Skills Center`}
        description={policy.description}
        keywords={policy.keywords}
      />
      <PageHeading title={policy.title} hasOwnTitle className="sm:text-5xl">
        {policy.heading}
      </PageHeading>
      <p className="mt-3 text-sm text-ink-soft">
        Since <time dateTime={policy.since}>{since}</time>
      </p>
      <p className="mt-5 text-xl text-ink-soft">{policy.lede}</p>
      {policy.sections.map(({ heading, text, list }) => (
        <section key={heading} className="mt-10">
          <h2 className="text-2xl font-bold">{heading}</h2>
          {text.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {paragraph}
            </p>
          ))}
          {list !== undefined && (
            <ul className="mt-3 flex list-disc flex-col gap-2 pl-6">
              {list.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      {policy.hasPeriods === true && <Periods />}
      <p className="mt-12 border-t border-line pt-5 text-ink-soft">
        Questions? Write to us from the{' '}
        <Link href="/support" className={link}>
          support page
        </Link>
        .
      </p>
    </article>
  )
}

function Periods() {
  return (
    <section className="mt-10">
      <h2 className="text-2xl font-bold">How long things are kept</h2>
      <dl className="mt-3 flex flex-col divide-y divide-line">
        {retentionPeriods.map(({ what, kept }) => (
          <div key={what} className="grid gap-x-8 gap-y-0.5 py-3 sm:grid-cols-[4fr_5fr]">
            <dt className="font-semibold">{what}</dt>
            <dd className="text-ink-soft">{kept}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
