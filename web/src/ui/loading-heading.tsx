import { PageTitle } from './page-title.tsx'

/** Names a page whose own heading is still on its way, or did not come; takes no focus, which waits for that heading. */
export function LoadingHeading({ title }: { readonly title: string }) {
  return (
    <>
      <PageTitle title={title} />
      <h1 className="sr-only">{title}</h1>
    </>
  )
}
