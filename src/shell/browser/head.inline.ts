/** What has to be there before the visitor: inline in the head of every page. */
import './wake-page-script.ts';
import './first-screen.ts';
import './dialog-commands.ts';
import './held-events.ts';
