/** What a page needs once somebody uses it; loaded by ../in-use.client.ts. */
import './accordions.client.ts';
import './menus.client.ts';
import './older-browsers.client.ts';
import './services.client.ts';
