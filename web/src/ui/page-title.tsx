/** The window's title; React puts it into the head. */
export function PageTitle({ title }: { readonly title: string }) {
  return <title>{`${title} | Skills Center`}</title>
}
