import type { ArticlePath } from '@skills-center/contract/site'
import { t } from '../language/messages.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import { SubjectTag } from '../ui/subject-tag.tsx'
import { article } from './articles/articles.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { PublicHead } from './public-head.tsx'

/** The start of an article. It does not depend on the curriculum, so it shows while that loads. */
export function ArticleOpening({ path }: { readonly path: ArticlePath }) {
  const page = article(path)
  return (
    <>
      <PublicHead
        path={path}
        title={t('ui/title-skills-center', { title: page.title })}
        description={page.description}
        keywords={page.keywords}
      />
      <Breadcrumbs path={path} />
      {page.subject !== null && <SubjectTag subject={page.subject} />}
      <PageHeading title={page.title} hasOwnTitle className="mt-3 max-w-[26ch] sm:text-5xl">
        {page.heading}
      </PageHeading>
      <p className="mt-4 max-w-[58ch] text-xl text-ink-soft">{page.lede}</p>
    </>
  )
}
