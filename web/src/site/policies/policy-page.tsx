import type { PolicyPath } from '@skills-center/contract/site'
import { Link } from 'wouter'
import { dateFormat } from '../../language/formats.ts'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PublicHead } from '../public-head.tsx'
import type { RetentionPeriod } from './policy.ts'
import { policyText } from './policy-texts.ts'

const formatDay = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

const link = 'font-semibold text-link'

/** The privacy, terms, or security page: a narrow column of plain text. */
export function PolicyPage({ path }: { readonly path: PolicyPath }) {
  const policy = policyText(path)
  return (
    <article className="max-w-[68ch]">
      <PublicHead
        path={path}
        title={t('ui/title-skills-center', { title: policy.title })}
        description={policy.description}
        keywords={policy.keywords}
      />
      <PageHeading title={policy.title} hasOwnTitle className="sm:text-5xl">
        {policy.heading}
      </PageHeading>
      <p className="mt-3 text-sm text-ink-soft">
        <Rich
          id="site/policies/since-day"
          values={{ day: formatDay(policy.since) }}
          parts={{ day: <time dateTime={policy.since} /> }}
        />
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
      {policy.periods !== undefined && <Periods periods={policy.periods} />}
      <p className="mt-12 border-t border-line pt-5 text-ink-soft">
        <Rich id="site/policies/write-to-us" parts={{ support: <Link href="/support" className={link} /> }} />
      </p>
    </article>
  )
}

function Periods({ periods }: { readonly periods: readonly RetentionPeriod[] }) {
  return (
    <section className="mt-10">
      <h2 className="text-2xl font-bold">{t('site/policies/how-long-things-are-kept')}</h2>
      <dl className="mt-3 flex flex-col divide-y divide-line">
        {periods.map(({ what, kept }) => (
          <div key={what} className="grid gap-x-8 gap-y-0.5 py-3 sm:grid-cols-[4fr_5fr]">
            <dt className="font-semibold">{what}</dt>
            <dd className="text-ink-soft">{kept}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
