/** What a page needs once somebody uses it; loaded by in-use.client.ts. */
import './accordions.ts';
import './menus.ts';
import './older-browsers.ts';
import './services.ts';
