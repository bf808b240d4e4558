/** A browser without scripts that keeps the cookies of one site, for the pages of a provider on this machine. */
export function createBrowser() {
  const jar = new Map<string, string>()

  async function ask(url: string, form?: Record<string, string>): Promise<Response> {
    const reply = await fetch(url, {
      redirect: 'manual',
      method: form === undefined ? 'GET' : 'POST',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form !== undefined && { body: new URLSearchParams(form) }),
    })
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return reply
  }

  return {
    /**
     * Opens an address and follows redirects until one leads to `until`, or until a page is shown. Returns the address and
     * the page.
     */
    async open(
      start: string,
      until: string,
      form?: Record<string, string>,
    ): Promise<{ url: string; page: string }> {
      let url = start
      let sent = form
      for (let hops = 0; hops < 20; hops += 1) {
        if (url.startsWith(until)) return { url, page: '' }
        const reply = await ask(url, sent)
        sent = undefined
        const next = reply.headers.get('location')
        if (next === null) return { url, page: await reply.text() }
        url = new URL(next, url).href
      }
      throw new Error(`too many redirects from ${start}`)
    },
  }
}

/** The address and the hidden fields of the only form of a page. */
export function formOf(page: string, base: string): { action: string; fields: Record<string, string> } {
  const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1]
  if (action === undefined) throw new Error(`no form in ${page.slice(0, 400)}`)
  const hidden = page.matchAll(/<input[^>]*type="hidden"[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g)
  return {
    action: new URL(action, base).href,
    fields: Object.fromEntries(
      [...hidden].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
    ),
  }
}
