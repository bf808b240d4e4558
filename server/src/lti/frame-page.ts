import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { formatMessage, type MessageOrText } from '../platform/format-message.ts'
import type { Refusal } from '../platform/problems.ts'
import { askedLanguage } from '../platform/reader-language.ts'
import { say } from './messages.gen.ts'

const style = `
:root { color-scheme: light dark }
body { margin: 0; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif; text-align: center }
a { display: inline-block; padding: .75rem 1.5rem; border-radius: .5rem; background: #1d4ed8; color: #fff;
  font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid #f59e0b; outline-offset: 2px }
`

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * In a frame, after its link was pressed: asks whether the teacher has chosen in the window, and then goes on to the page
 * that sends the choice. Anyone else's launch is over at once.
 */
const frameScript = `
const frame = document.querySelector('a').dataset.frame
let tries = 0
const ask = async () => {
  tries += 1
  const reply = await fetch('/lti/frames/' + frame).catch(() => null)
  const { state, path } = reply?.ok ? await reply.json() : { state: 'waiting' }
  if (state === 'ready') location.replace(path)
  else if (state === 'waiting' && tries < 600) setTimeout(ask, 3000)
}
document.querySelector('a').addEventListener('click', () => setTimeout(ask, 3000), { once: true })
`
const closeScript = `(opener ?? parent).postMessage({ subject: 'org.imsglobal.lti.close' }, '*')`
const submitScript = `document.querySelector('form').submit()`

/**
 * Any site may frame these pages, because they hold nothing but a text and a link to a window of its own. No other page
 * of ours can be framed, and a frame has no cookies of ours in many browsers.
 */
const headersOf = ({ script, formTo }: { script?: string; formTo?: string }) => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`, "connect-src 'self'"]),
    "base-uri 'none'",
    `form-action ${formTo ?? "'none'"}`,
    'frame-ancestors *',
  ].join('; '),
  'cross-origin-resource-policy': 'cross-origin',
})

interface PageParts {
  title: string
  content: string
  script?: string
  /** The origin to which its form goes. */
  formTo?: string
}

function send(reply: FastifyReply, { title, content, ...parts }: PageParts): FastifyReply {
  const { script } = parts
  return reply
    .headers(headersOf(parts))
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${askedLanguage(reply.request)}"><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${style}</style>` +
        `<main><h1>${escape(title)}</h1>${content}</main>` +
        `${script === undefined ? '' : `<script>${script}</script>`}</html>`,
    )
}

const textIn = (reply: FastifyReply, message: MessageOrText): string =>
  escape(formatMessage(message, askedLanguage(reply.request)))

/** The page inside the frame of a platform: a link that opens a window of our own. */
export function sendFramePage(
  reply: FastifyReply,
  { appName, href, frame }: { appName: string; href: string; frame: string },
): FastifyReply {
  const link = textIn(reply, say('open-in-a-window', { app: appName }))
  return send(reply, {
    title: appName,
    content:
      `<p>${textIn(reply, say('opens-in-a-window'))}</p>` +
      `<p><a href="${escape(href)}" target="_blank" rel="noopener" data-frame="${frame}">${link}</a></p>`,
    script: frameScript,
  })
}

/** Sends a teacher's choice to the platform, from the window or the frame that it opened. */
export function sendReturnPage(
  reply: FastifyReply,
  { appName, url, jwt }: { appName: string; url: string; jwt: string },
): FastifyReply {
  return send(reply, {
    title: appName,
    content:
      `<p>${textIn(reply, say('chosen'))}</p>` +
      `<form method="post" action="${escape(url)}"><input type="hidden" name="JWT" value="${escape(jwt)}">` +
      `<button>${textIn(reply, say('return-to-course'))}</button></form>`,
    script: submitScript,
    formTo: new URL(url).origin,
  })
}

/** Tells the platform that its administrator can go on. */
export function sendRegisteredPage(reply: FastifyReply, { appName }: { appName: string }): FastifyReply {
  return send(reply, {
    title: appName,
    content: `<p>${textIn(reply, say('registered'))}</p>`,
    script: closeScript,
  })
}

/** What went wrong, for the person who came from a platform. */
export function sendRefusalPage(
  reply: FastifyReply,
  { appName, refusal }: { appName: string; refusal: Refusal },
): FastifyReply {
  const { status, detail } = refusal.problem(askedLanguage(reply.request))
  return send(reply.code(status), {
    title: appName,
    content: `<p role="alert">${escape(detail ?? '')}</p>`,
  })
}
